/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** What a course opens first. */
type CourseContent =
  /** A page elsewhere. */
  | 'EXTERNAL_LINK'
  /** A PDF of our own. */
  | 'PDF_FILE'
  /** A PDF elsewhere. */
  | 'PDF_URL'
  /** A video of our own. */
  | 'VIDEO_FILE'
  /** A video elsewhere. */
  | 'VIDEO_URL';

/** The kind of a course's content, as its authors call it. */
type CourseContentType =
  /** A page elsewhere. */
  | 'EXTERNAL_LINK'
  /** Several of them. */
  | 'MIXED'
  /** A PDF. */
  | 'PDF'
  /** A video. */
  | 'VIDEO';

/** How much a person should know before. */
type CourseDifficulty =
  /** For daily practice. */
  | 'ADVANCED'
  /** Nothing is needed. */
  | 'BEGINNER'
  /** For those who teach others. */
  | 'EXPERT'
  /** The basics are known. */
  | 'INTERMEDIATE';

/** A new course. */
type CourseInput = {
  /** At most 5,000 characters. */
  additionalResources?: string | null | undefined;
  /** A WebVTT file. Under 2 MB. */
  captionsFile?: object | null | undefined;
  /** Id of a subject. */
  category: number;
  contentType?: CourseContentType | null | undefined;
  /** At most 5,000 characters. */
  description?: string | null | undefined;
  difficulty?: CourseDifficulty | null | undefined;
  /** 0 to 999.99. */
  durationHours?: string | null | undefined;
  /** At most 2,000 characters. */
  externalLink?: string | null | undefined;
  isCertificationEligible?: boolean | null | undefined;
  /** At most 2,000 characters. */
  learningObjectives?: string | null | undefined;
  /** At most 100,000 characters. */
  lessons?: string | null | undefined;
  /** A PDF file. Under 50 MB. */
  pdfFile?: object | null | undefined;
  /** At most 2,000 characters. */
  pdfUrl?: string | null | undefined;
  /** At most 2,000 characters. */
  prerequisites?: string | null | undefined;
  priority?: CoursePriority | null | undefined;
  status?: CourseStatus | null | undefined;
  /** At most 500 characters. */
  tags?: string | null | undefined;
  /** 1 to 200 characters. */
  title: string;
  /** An MP4 or WebM file. Under 500 MB. */
  videoFile?: object | null | undefined;
  /** At most 2,000 characters. */
  videoUrl?: string | null | undefined;
};

/** Whether people have to take a course. */
type CoursePriority =
  /** For those who like to. */
  | 'OPTIONAL'
  /** Everybody takes it. */
  | 'REQUIRED'
  /** Worth taking. */
  | 'SUGGESTED';

/** Whether a course is offered. */
type CourseStatus =
  /** Not offered any more; those who are enrolled go on. */
  | 'ARCHIVED'
  /** Being written; only HR and administrators see it. */
  | 'DRAFT'
  /** Offered to everybody. */
  | 'PUBLISHED';

type CreateCourseMutationVariables = Exact<{
  input: CourseInput;
}>;


type CreateCourseMutation = { createCourse: { id: number, title: string, description: string, difficulty: CourseDifficulty, priority: CoursePriority, contentType: CourseContentType, videoUrl: string | null, videoFile: string | null, videoName: string | null, captionsFile: string | null, captionsName: string | null, pdfUrl: string | null, pdfFile: string | null, pdfName: string | null, externalLink: string | null, primaryContentUrl: string | null, primaryContent: CourseContent | null, additionalResources: string, lessons: string, durationHours: string | null, prerequisites: string, learningObjectives: string, tags: string, tagList: Array<string>, status: CourseStatus, isCertificationEligible: boolean, createdByName: string, averageRating: number | null, ratingCount: number, enrollmentCount: number, completionCount: number, version: number, category: { id: number, name: string } } };

/** Types of the documents in this subgraph's tests, by their text. */
export interface Documents {
  "\n  mutation CreateCourse($input: CourseInput!) {\n    createCourse(input: $input) {\n      id\n      title\n      description\n      category {\n        id\n        name\n      }\n      difficulty\n      priority\n      contentType\n      videoUrl\n      videoFile\n      videoName\n      captionsFile\n      captionsName\n      pdfUrl\n      pdfFile\n      pdfName\n      externalLink\n      primaryContentUrl\n      primaryContent\n      additionalResources\n      lessons\n      durationHours\n      prerequisites\n      learningObjectives\n      tags\n      tagList\n      status\n      isCertificationEligible\n      createdByName\n      averageRating\n      ratingCount\n      enrollmentCount\n      completionCount\n      version\n    }\n  }\n": { data: CreateCourseMutation; variables: CreateCourseMutationVariables };
}
