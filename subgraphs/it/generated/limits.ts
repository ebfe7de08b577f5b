export const KbArticleLimits = {"title":200,"content":50000,"attachments":{"count":10,"megabytes":10},"questions":300} as const;
export const KbArticleQuestionLimits = {"heading":200,"question":{"min":3,"max":200}} as const;
export const KbCategoryLimits = {"name":100} as const;
export const sendChatMessageLimits = {"message":4000} as const;