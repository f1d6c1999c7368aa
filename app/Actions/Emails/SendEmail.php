<?php

declare(strict_types=1);

namespace App\Actions\Emails;

use App\Actions\Attachments\StoreAttachment;
use App\Enums\EmailStatus;
use App\Enums\MessageDirection;
use App\Jobs\Emails\SubmitEmail;
use App\Models\Client;
use App\Models\Email;
use App\Models\User;
use App\Services\Audit\AuditTrail;
use App\Services\Intake\CreateOnce;
use App\Services\Sms\ContactBlock;
use Illuminate\Container\Attributes\Config;
use Illuminate\Support\Facades\DB;
use Illuminate\Validation\ValidationException;

/** Queues an e-mail to a client; {@see SubmitQueuedEmail} hands it to the mail server after the commit. */
final readonly class SendEmail
{
    public function __construct(
        private ContactBlock $block,
        private StoreAttachment $store,
        private AuditTrail $audit,
        #[Config('mail.from.address')]
        private string $from,
    ) {}

    /** Throws {@see EmailRefused} when the client must not be written to; a reference of another e-mail is a ValidationException. */
    public function handle(Client $client, NewEmail $new, User $sender): Email
    {
        return DB::transaction(function () use ($client, $new, $sender): Email {
            $current = Client::query()->lockForUpdate()->findOrFail($client->id);
            $known = Email::query()->where('reference', $new->reference)->first();
            if ($known !== null) {
                return $known->client_id === $current->id && $known->subject === $new->subject && $known->body === $new->body ? $known : throw self::ofAnotherEmail();
            }
            $block = $this->block->forEmail($current);
            if ($block !== null) {
                throw new EmailRefused($block);
            }

            // Whoever writes to another client at this moment does not wait for the lock of this one.
            $email = CreateOnce::of(Email::class, ['reference' => $new->reference], [
                'client_id' => $current->id, 'user_id' => $sender->id, 'direction' => MessageDirection::Outbound, 'from_address' => $this->from, 'to_address' => (string) $current->email,
                'subject' => $new->subject, 'body' => $new->body, 'status' => EmailStatus::Queued, 'message_template_id' => $new->template?->id,
                'provider_id' => "{$new->reference}@".(substr((string) strrchr($this->from, '@'), 1) ?: 'localhost'),
            ]);
            if (! $email->wasRecentlyCreated) {
                throw self::ofAnotherEmail();
            }
            foreach ($new->files as $file) {
                $this->store->handle($email, $file, $sender);
            }
            $this->audit->record('client.email_queued', $current, after: ['email_id' => $email->id, 'email_subject' => $email->subject]);
            SubmitEmail::dispatch($email->id);

            return $email;
        });
    }

    private static function ofAnotherEmail(): ValidationException
    {
        return ValidationException::withMessages(['body' => 'This press of Send was of another e-mail. Reload the page and write it again.']);
    }
}
