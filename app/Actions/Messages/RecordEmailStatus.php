<?php

declare(strict_types=1);

namespace App\Actions\Messages;

use App\Domain\Messages\EmailNotifier;
use App\Enums\EmailStatus;
use App\Enums\MessageDirection;
use App\Infrastructure\Audit\AuditTrail;
use App\Infrastructure\Problems\ReferenceTakenException;
use App\Models\Client;
use App\Models\Email;
use Carbon\CarbonImmutable;
use Illuminate\Support\Facades\DB;

/**
 * Records a provider's delivery report of an outbound email. The result doesn't depend on the order or number of reports: bounced
 * overrides everything.
 *
 * Unknown Message-IDs are ignored: ours are committed before the email is sent, so the report is about something else, such as an
 * email to staff.
 */
final readonly class RecordEmailStatus
{
    public function __construct(private EmailNotifier $notifier, private AuditTrail $audit) {}

    /**
     * @param  string  $providerId  the Message-ID, without brackets
     * @param  ?string  $reason  of a bounce
     * @return Email|null null when no outbound email has the id
     *
     * @throws ReferenceTakenException when the id belongs to an inbound email
     */
    public function handle(string $providerId, bool $isDelivered, ?string $reason, CarbonImmutable $at): ?Email
    {
        return DB::transaction(function () use ($providerId, $isDelivered, $reason, $at): ?Email {
            $email = Email::query()->where('provider_id', $providerId)->lockForUpdate()->first();
            if ($email === null) {
                return null;
            }
            if ($email->direction !== MessageDirection::Outbound) {
                throw new ReferenceTakenException('provider_id');
            }

            $before = $email->status;
            $email->fill($isDelivered ? self::delivered($email, $at) : self::bounced($email, $reason))->save();
            if ($email->status !== $before) {
                $client = Client::withTrashed()->find($email->client_id);
                $this->audit->record(
                    'client.email_reported',
                    $client,
                    ['email_id' => $email->id, 'email_status' => $before->value],
                    ['email_id' => $email->id, 'email_status' => $email->status->value],
                );
                if ($email->status === EmailStatus::Bounced) {
                    $this->notifier->undelivered($email);
                }
            }

            return $email;
        });
    }

    /**
     * Two reports with different reasons give the same result in any order.
     *
     * @return array<string, mixed>
     */
    private static function bounced(Email $email, ?string $reason): array
    {
        return [
            'status' => EmailStatus::Bounced,
            'delivered_at' => null,
            'error' => $email->status === EmailStatus::Bounced ? max($email->error, $reason) : $reason,
        ];
    }

    /** @return array<string, mixed> */
    private static function delivered(Email $email, CarbonImmutable $at): array
    {
        return $email->status === EmailStatus::Bounced
            ? []
            : ['status' => EmailStatus::Delivered, 'delivered_at' => $email->delivered_at?->min($at) ?? $at, 'error' => null];
    }
}
