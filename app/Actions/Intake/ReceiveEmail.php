<?php

declare(strict_types=1);

namespace App\Actions\Intake;

use App\Enums\EmailStatus;
use App\Enums\MessageDirection;
use App\Models\Email;
use App\Services\Audit\AuditTrail;
use App\Services\Emails\EmailTeller;
use App\Services\Intake\CreateOnce;
use App\Services\Intake\EmailsOfAddress;
use App\Services\Intake\NewInboundEmail;
use Illuminate\Support\Facades\DB;

/** Takes an e-mail in, for the client whose address it came from, and tells their account manager. One from an unknown address is kept until a client has it. */
final readonly class ReceiveEmail
{
    public function __construct(private EmailsOfAddress $emails, private AuditTrail $audit, private EmailTeller $teller) {}

    /**
     * Throws {@see ReferenceTaken} when the provider's id belongs to another e-mail.
     *
     * @return Email `wasRecentlyCreated` when this call made it
     */
    public function handle(NewInboundEmail $new): Email
    {
        return DB::transaction(function () use ($new): Email {
            $client = $this->emails->owner($new->from);
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

            $earlier = $client === null ? 0 : $this->emails->bring($new->from, $client);
            if ($client !== null) {
                $this->teller->received($email, $client);
            }
            $this->audit->record('email.received', $email, after: ['source' => 'intake', 'client_id' => $email->client_id, ...($earlier > 0 ? ['earlier_emails' => $earlier] : [])]);

            return $email;
        });
    }

    /** Providers stamp a repeated delivery with a new time, and name each address that it went to; neither is compared. */
    private static function known(Email $email, NewInboundEmail $new): Email
    {
        $isSame = $email->direction === MessageDirection::Inbound
            && $email->from_address === $new->from
            && $email->subject === $new->subject
            && $email->body === $new->body;

        return $isSame ? $email : throw new ReferenceTaken('provider_id');
    }
}
