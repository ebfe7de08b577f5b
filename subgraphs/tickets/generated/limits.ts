export const ItSupportDetailsLimits = {"issueType":100,"affectedSystem":200,"assetTag":50,"location":200} as const;
export const LeaveDetailsLimits = {"totalDays":{"min":1,"max":366},"reason":2000} as const;
export const LeaveRequestInputLimits = {"supportingDocument":10} as const;
export const TicketLimits = {"title":200,"description":10000} as const;
export const TicketCategoryLimits = {"name":100,"departmentName":150} as const;
export const TicketCommentLimits = {"comment":5000} as const;