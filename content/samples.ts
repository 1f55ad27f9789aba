/** Our drawings below public/, by their SHA-256: they stand in for photographs of the owner's, and visitors of a real business do not see them. */
export const SAMPLE_PICTURES: Readonly<Record<string, string>> = {
  '/pictures/events/moving-abroad.jpg': '760a995b5b9fb73109641be3459ea3a4f897b4f88c2d3773980ba71eb625525f',
  '/pictures/events/filing-abroad.jpg': '34b6e48a1b4398523abd559944c45e3e9a5a0579d73e9e15238a8b61bef30c9e',
  '/pictures/polo-family-day/picture-1.jpg':
    '60db9271c22dec7d91c2f7653c5b1db6e24f791405b0c59155394ae416516314',
  '/pictures/polo-family-day/picture-2.jpg':
    'fe2de6c8305c0fe18c365499d67c82a276c45cdaf2b445c26897e82783b0ecc5',
  '/pictures/polo-family-day/picture-3.jpg':
    '9ea42463002a4d285967149b3c105931bb41f22a0c9319d82765f010128f564b',
  '/pictures/polo-family-day/picture-4.jpg':
    'b196bd07114028e5c43128b07036bd0caf646fc61a56ec5adde6b9433ef343be',
  '/pictures/polo-family-day/picture-5.jpg':
    'aebf4cb705098345edfc21fd27145d6e2f44c16aa91b9c425a1d46f141b9929b',
  '/pictures/polo-family-day/picture-6.jpg':
    '1d80f57bf7b912f8c3043baea717a9dd407d6fe0138338462da37152454a6ff8',
  '/pictures/polo-family-day/picture-7.jpg':
    'f9298438572ca5a7e114f87d081bd888b4f6650bc3c2b94b9410982451648d0c',
  '/pictures/polo-family-day/picture-8.jpg':
    'fc227f12b33c62842aaf21e026e295045f761f387377664391428563e0cc9226',
  '/pictures/polo-family-day/picture-9.jpg':
    '79758e3def1970a6319f1911b6190d6fd2e112d3eae5bd5b398b6be966164bed',
}
