<?php

declare(strict_types=1);

namespace App\Actions\Messages;

use App\Actions\Attachments\StoreAttachment;
use App\Domain\Messages\NewEmail;
use App\Domain\Protection\ProtectionGate;
use App\Enums\EmailStatus;
use App\Enums\GatePurpose;
use App\Enums\MessageDirection;
use App\Infrastructure\Audit\AuditTrail;
use App\Infrastructure\Database\CreateOnce;
use App\Jobs\Messages\SubmitEmail;
use App\Models\Client;
use App\Models\Email;
use App\Models\User;
use Illuminate\Container\Attributes\Config;
use Illuminate\Support\Facades\DB;
use Illuminate\Validation\ValidationException;

/** Queues an email to a client. {@see SubmitQueuedEmail} sends it after the commit. */
final readonly class SendEmail
{
    public function __construct(
        private ProtectionGate $gate,
        private StoreAttachment $store,
        private AuditTrail $audit,
        #[Config('mail.from.address')]
        private string $from,
    ) {}

    /**
     * @throws ValidationException on `body` when the client must not be emailed, or the reference belongs to another email
     */
    public function handle(Client $client, NewEmail $new, User $sender): Email
    {
        return DB::transaction(function () use ($client, $new, $sender): Email {
            $current = Client::query()->lockForUpdate()->findOrFail($client->id);
            $known = Email::query()->where('reference', $new->reference)->first();
            if ($known !== null) {
                return $known->client_id === $current->id && $known->subject === $new->subject && $known->body === $new->body
                    ? $known
                    : throw self::referenceTaken();
            }
            $decision = $this->gate->decide($current, GatePurpose::ServiceEmail);
            if (! $decision->isAllowed()) {
                throw ValidationException::withMessages(['body' => $this->gate->record($decision)->why()]);
            }

            // The lock of this client doesn't cover messages to others.
            $email = CreateOnce::of(
                Email::class,
                ['reference' => $new->reference],
                [
                    'client_id' => $current->id,
                    'user_id' => $sender->id,
                    'direction' => MessageDirection::Outbound,
                    'from_address' => $this->from,
                    'to_address' => (string) $current->email,
                    'subject' => $new->subject,
                    'body' => $new->body,
                    'status' => EmailStatus::Queued,
                    'message_template_id' => $new->template?->id,
                    'provider_id' => "{$new->reference}@".(substr((string) strrchr($this->from, '@'), 1) ?: 'localhost'),
                ],
            );
            if (! $email->wasRecentlyCreated) {
                throw self::referenceTaken();
            }
            foreach ($new->files as $file) {
                $this->store->handle($email, $file, $sender);
            }
            $this->gate->record($decision, $email);
            $this->audit->record('client.email_queued', $current, after: ['email_id' => $email->id, 'email_subject' => $email->subject]);
            SubmitEmail::dispatch($email->id);

            return $email;
        });
    }

    private static function referenceTaken(): ValidationException
    {
        return ValidationException::withMessages(['body' => 'This form was already used for another email. Reload the page and write the email again.']);
    }
}
