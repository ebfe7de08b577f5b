export const CourseLimits = {"title":200,"description":5000,"videoUrl":2000,"videoFile":500,"captionsFile":2,"pdfUrl":2000,"pdfFile":50,"externalLink":2000,"additionalResources":5000,"lessons":100000,"durationHours":{"min":0,"max":999.99},"prerequisites":2000,"learningObjectives":2000,"tags":500} as const;
export const CourseCategoryLimits = {"name":100,"description":500} as const;
export const CourseProgressInputLimits = {"played":100} as const;
export const EnrollmentLimits = {"progressPercentage":{"min":0,"max":100},"positionSeconds":{"min":0,"max":86400},"rating":{"min":1,"max":5}} as const;
export const LearningPathLimits = {"title":200,"description":2000,"courses":100} as const;
export const PlayedRangeLimits = {"from":{"min":0,"max":86400},"to":{"min":0,"max":86400}} as const;