<?php

declare(strict_types=1);

namespace App\Actions\Messages;

use App\Domain\Messages\EmailNotifier;
use App\Domain\Protection\ProtectionGate;
use App\Enums\EmailStatus;
use App\Enums\GatePurpose;
use App\Infrastructure\Files\FileMissingException;
use App\Mail\Clients\ClientEmail;
use App\Models\Attachment;
use App\Models\Email;
use Illuminate\Contracts\Mail\Factory as Mailers;
use Illuminate\Support\Arr;
use Illuminate\Support\Facades\DB;
use Symfony\Component\Mailer\Exception\InvalidArgumentException;
use Symfony\Component\Mailer\Exception\TransportExceptionInterface;
use Symfony\Component\Mailer\Exception\UnexpectedResponseException;
use Symfony\Component\Mime\Exception\RfcComplianceException;

/**
 * Submits a queued email to the mail server, once.
 *
 * The start is committed first. A mail server can't confirm whether it has an email, so an interrupted one is not sent again: its
 * status becomes unknown.
 */
final readonly class SubmitQueuedEmail
{
    private const INTERRUPTED = 'Sending was interrupted. Ask the client whether the email arrived before you send it again.';

    public function __construct(private Mailers $mailers, private ProtectionGate $gate, private EmailNotifier $notifier) {}

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
        } catch (FileMissingException $missing) {
            $this->settle($email, ['status' => EmailStatus::Failed, 'error' => "{$missing->name} is missing. Write the email again with this file."]);
        } catch (InvalidArgumentException|RfcComplianceException) {
            // Thrown before anything is sent, such as for characters that the server doesn't support.
            $this->settle($email, [
                'status' => EmailStatus::Failed,
                'error' => 'The mail server can’t send to this address. Check the client’s email address.',
            ]);
        } catch (UnexpectedResponseException $refused) {
            $this->settle($email, ['status' => EmailStatus::Failed, 'error' => "The mail server refused the email ({$refused->getCode()})."]);
        } catch (TransportExceptionInterface $failure) {
            $this->settle($email, str_starts_with($failure->getMessage(), 'Connection could not be established')
                ? ['status' => EmailStatus::Failed, 'error' => 'The mail server could not be reached. Send it again later.']
                : ['status' => EmailStatus::Unknown, 'error' => self::INTERRUPTED]);
        }
    }

    private function claim(int $emailId): ?Email
    {
        $email = Email::query()->with('client')->lockForUpdate()->find($emailId);
        if ($email === null || $email->status !== EmailStatus::Queued || $email->submitted_at > now()->subSeconds(SubmitQueuedSms::LONGEST_SECONDS)) {
            return null;
        }
        $block = match (true) {
            $email->client === null => 'The client was deleted.',
            default => $this->gate->check($email->client, GatePurpose::ServiceEmail, $email)->why()
                ?? ($email->client->email === $email->to_address ? null : 'The client’s email address changed before this email was sent.'),
        };
        if ($email->submitted_at !== null || $block !== null) {
            $email->update(
                $email->submitted_at !== null
                    ? ['status' => EmailStatus::Unknown, 'error' => self::INTERRUPTED]
                    : ['status' => EmailStatus::Suppressed, 'error' => $block],
            );
            $this->notifier->undelivered($email);

            return null;
        }
        $email->update(['submitted_at' => now()]);

        return $email;
    }

    /** @param  array<string, mixed>  $changes */
    private function settle(Email $email, array $changes): void
    {
        DB::transaction(function () use ($email, $changes): void {
            $current = Email::query()->lockForUpdate()->findOrFail($email->id);
            if ($current->status !== EmailStatus::Queued) {
                // A report that came first decides the status, but doesn't have the time of sending.
                $current->update(Arr::only($changes, 'sent_at'));

                return;
            }
            $current->update($changes);
            if ($changes['status'] !== EmailStatus::Sent) {
                $this->notifier->undelivered($current);
            }
        });
    }
}
