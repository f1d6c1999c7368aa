<?php

declare(strict_types=1);

namespace App\Actions\Users;

use App\Mail\Users\CertificationReminderMail;
use App\Models\CertificationReminder;
use Illuminate\Contracts\Mail\Mailer;
use Throwable;

/**
 * Emails the reminders that are not sent yet. A killed run continues with the next reminder. If it was killed between the mail server's
 * answer and the mark, that one email is sent again with the same message id.
 */
final readonly class SendCertificationReminders
{
    public function __construct(private Mailer $mailer) {}

    /** @return int the number of emails */
    public function handle(): int
    {
        $sent = 0;
        $reminders = CertificationReminder::query()
            ->whereNull('emailed_at')
            ->with(['certification.user', 'certification.certificationType'])
            ->orderBy('id')
            ->get();
        foreach ($reminders as $reminder) {
            try {
                if ($reminder->certification->user->is_active) {
                    $this->mailer->to($reminder->certification->user->email)->send(new CertificationReminderMail($reminder));
                    $sent++;
                }
                $reminder->update(['emailed_at' => now()]);
            } catch (Throwable $failure) {
                // The next run tries again.
                report($failure);
            }
        }

        return $sent;
    }
}
