<?php

declare(strict_types=1);

namespace App\Actions\Intake;

use App\Domain\Clients\ContactOwner;
use App\Domain\Messages\EmailNotifier;
use App\Enums\MessageDirection;
use App\Infrastructure\Audit\AuditTrail;
use App\Infrastructure\Database\CreateOnce;
use App\Infrastructure\Problems\ReferenceTakenException;
use App\Models\Email;
use Illuminate\Support\Facades\DB;

/** Stores an email for the client with its sender's address, and notifies the account manager. Emails from unknown addresses are kept until a client has the address. */
final readonly class ReceiveEmail
{
    public function __construct(private AuditTrail $audit, private EmailNotifier $notifier) {}

    /**
     * @return Email `wasRecentlyCreated` when this call created it
     *
     * @throws ReferenceTakenException when the provider's id belongs to another email
     */
    public function handle(Email $new): Email
    {
        return DB::transaction(function () use ($new): Email {
            $client = ContactOwner::find('email', $new->from_address);
            $new->client_id = $client?->id;
            // Repeated deliveries may have another time and recipient, so these are not compared.
            $email = CreateOnce::received($new, 'provider_id', ['direction', 'from_address', 'subject', 'body']);

            if (! $email->wasRecentlyCreated) {
                return $email;
            }

            $earlier = 0;
            if ($client !== null) {
                // Earlier emails from this address had no client.
                $earlier = Email::query()->where('from_address', $email->from_address)->whereNull('client_id')->where('direction', MessageDirection::Inbound)
                    ->update(['client_id' => $client->id]);
                $this->notifier->received($email, $client);
            }
            $this->audit->record(
                'email.received',
                $email,
                after: [
                    'source' => 'intake',
                    'client_id' => $email->client_id,
                    ...$earlier > 0 ? ['earlier_emails' => $earlier] : [],
                ],
            );

            return $email;
        });
    }
}
