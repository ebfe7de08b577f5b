/** The allowed types of a resume, by media type and extension; the server checks the content. */
export const resumeTypes = {
  'application/pdf': ['.pdf'],
  'application/msword': ['.doc'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['.docx'],
  'text/plain': ['.txt'],
  'application/rtf': ['.rtf'],
  'text/rtf': ['.rtf'],
} as const;

/** The words for every other kind of file. */
export const wrongResumeType = 'Please select a valid file format (PDF, DOC, DOCX, TXT, RTF)';
