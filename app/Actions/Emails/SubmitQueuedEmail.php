<?php

declare(strict_types=1);

namespace App\Actions\Emails;

use App\Enums\EmailStatus;
use App\Mail\Clients\ClientEmail;
use App\Models\Attachment;
use App\Models\Email;
use App\Services\Sms\ContactBlock;
use Illuminate\Contracts\Mail\Factory as Mailers;
use Illuminate\Support\Facades\DB;
use Symfony\Component\Mailer\Exception\TransportExceptionInterface;
use Symfony\Component\Mailer\Exception\UnexpectedResponseException;

/**
 * Hands a queued e-mail to the mail server, once.
 *
 * That it is about to go is committed before it goes. A mail server cannot be asked what it has, so an e-mail whose sending
 * was cut off is neither sent again nor called sent: its state says that nobody knows.
 */
final readonly class SubmitQueuedEmail
{
    private const CUT_OFF = 'Sending was cut off. It may have been sent: ask the client before you send it again.';

    public function __construct(private Mailers $mailers, private ContactBlock $block) {}

    public function handle(int $emailId): void
    {
        $email = DB::transaction(fn (): ?Email => $this->claim($emailId));
        if ($email === null) {
            return;
        }

        try {
            $files = Attachment::query()->where('subject_type', 'email')->where('subject_id', $email->id)->orderBy('id')->get();
            $this->mailers->mailer()->to($email->to_address)->send(new ClientEmail($email, $files));
            $this->settle($email, ['status' => EmailStatus::Sent, 'sent_at' => now()]);
        } catch (UnexpectedResponseException $refused) {
            $this->settle($email, ['status' => EmailStatus::Failed, 'error' => "The mail server refused it ({$refused->getCode()})."]);
        } catch (TransportExceptionInterface $failure) {
            $this->settle($email, str_starts_with($failure->getMessage(), 'Connection could not be established')
                ? ['status' => EmailStatus::Failed, 'error' => 'The mail server could not be reached. Send it again later.']
                : ['status' => EmailStatus::Unknown, 'error' => self::CUT_OFF]);
        }
    }

    private function claim(int $emailId): ?Email
    {
        $email = Email::query()->with('client')->lockForUpdate()->find($emailId);
        if ($email === null || $email->status !== EmailStatus::Queued) {
            return null;
        }
        $block = $email->client === null ? 'The client has been deleted.' : $this->block->forEmail($email->client);
        if ($email->submitted_at !== null || $block !== null) {
            $email->update($email->submitted_at !== null ? ['status' => EmailStatus::Unknown, 'error' => self::CUT_OFF] : ['status' => EmailStatus::Failed, 'error' => $block]);

            return null;
        }
        $email->update(['submitted_at' => now()]);

        return $email;
    }

    /** @param  array<string, mixed>  $changes */
    private function settle(Email $email, array $changes): void
    {
        DB::transaction(static function () use ($email, $changes): void {
            $current = Email::query()->lockForUpdate()->findOrFail($email->id);
            if ($current->status === EmailStatus::Queued) {
                $current->update($changes);
            }
        });
    }
}
