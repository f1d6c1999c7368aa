<?php

declare(strict_types=1);

namespace App\Actions\Intake;

use App\Domain\Intake\NewInboundEmail;
use App\Domain\Messages\EmailNotifier;
use App\Enums\EmailStatus;
use App\Enums\MessageDirection;
use App\Infrastructure\Audit\AuditTrail;
use App\Infrastructure\Database\CreateOnce;
use App\Infrastructure\Problems\ReferenceTakenException;
use App\Models\Client;
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
    public function handle(NewInboundEmail $new): Email
    {
        return DB::transaction(function () use ($new): Email {
            $client = self::owner($new->from);
            $email = CreateOnce::of(Email::class, ['provider_id' => $new->provider_id], [
                'client_id' => $client?->id,
                'direction' => MessageDirection::Inbound,
                'from_address' => $new->from,
                'to_address' => $new->to,
                'subject' => $new->subject,
                'body' => $new->body,
                'status' => EmailStatus::Received,
                'sent_at' => $new->received_at,
            ]);

            if (! $email->wasRecentlyCreated) {
                return self::known($email, $new);
            }

            $earlier = 0;
            if ($client !== null) {
                // Earlier emails from this address had no client.
                $earlier = Email::query()->where('from_address', $new->from)->whereNull('client_id')->where('direction', MessageDirection::Inbound)
                    ->update(['client_id' => $client->id]);
                $this->notifier->received($email, $client);
            }
            $this->audit->record('email.received', $email, after: ['source' => 'intake', 'client_id' => $email->client_id, ...($earlier > 0 ? ['earlier_emails' => $earlier] : [])]);

            return $email;
        });
    }

    /** Null when several clients share the address; a colleague decides. */
    private static function owner(string $address): ?Client
    {
        $clients = Client::query()->where('email', $address)->limit(2)->get();

        return $clients->count() === 1 ? $clients->first() : null;
    }

    /** Repeated deliveries may have another time and recipient, so these are not compared. */
    private static function known(Email $email, NewInboundEmail $new): Email
    {
        $isSame = $email->direction === MessageDirection::Inbound
            && $email->from_address === $new->from
            && $email->subject === $new->subject
            && $email->body === $new->body;

        return $isSame ? $email : throw new ReferenceTakenException('provider_id');
    }
}
