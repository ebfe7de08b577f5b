export const AssetLimits = {"name":200,"brand":100,"model":100,"serialNumber":100,"location":100,"purchaseCost":{"min":0,"max":9999999999.99},"notes":5000} as const;
export const AssetAssignmentLimits = {"notes":5000} as const;
export const AssetCategoryLimits = {"name":100,"prefix":{"min":2,"max":5}} as const;
export const AssetMaintenanceLimits = {"description":5000,"cost":{"min":0,"max":9999999999.99},"performedBy":200,"notes":5000} as const;
export const KbArticleLimits = {"title":200,"content":50000,"attachments":{"count":10,"megabytes":10},"questions":300} as const;
export const KbArticleQuestionLimits = {"heading":200,"question":{"min":3,"max":200}} as const;
export const KbCategoryLimits = {"name":100} as const;
export const sendChatMessageLimits = {"message":4000} as const;