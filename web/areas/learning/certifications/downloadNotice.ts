import { toast } from '../../../ui/feedback/toast';

/** A certificate is not downloaded yet: no call is made, only a notice is shown. */
export const showDownloadNotice = (): void => {
  toast.info('Coming soon', 'Certificate download feature coming soon');
};
