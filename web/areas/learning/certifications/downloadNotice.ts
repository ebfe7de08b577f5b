import { toast } from '../../../ui/feedback/toast';

/** A certificate is not downloaded yet: no call is made, only a notice is shown [C7.53, C7.54, C8.35]. */
export const showDownloadNotice = (): void => {
  toast.info('Coming soon', 'Certificate download feature coming soon');
};
