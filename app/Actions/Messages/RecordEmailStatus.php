<?php

declare(strict_types=1);

namespace App\Actions\Messages;

use App\Domain\Intake\NewEmailReport;
use App\Enums\EmailStatus;
use App\Enums\MessageDirection;
use App\Infrastructure\Audit\AuditTrail;
use App\Infrastructure\Problems\ReferenceTakenException;
use App\Models\Client;
use App\Models\Email;
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
    public function __construct(private AuditTrail $audit) {}

    /**
     * @return Email|null null when no outbound email has the id
     *
     * @throws ReferenceTakenException when the id belongs to an inbound email
     */
    public function handle(NewEmailReport $report): ?Email
    {
        return DB::transaction(function () use ($report): ?Email {
            $email = Email::query()->where('provider_id', $report->provider_id)->lockForUpdate()->first();
            if ($email === null) {
                return null;
            }
            if ($email->direction !== MessageDirection::Outbound) {
                throw new ReferenceTakenException('provider_id');
            }

            $before = $email->status;
            $email->fill(self::changes($email, $report))->save();
            if ($email->status !== $before) {
                $client = Client::withTrashed()->find($email->client_id);
                $this->audit->record('client.email_reported', $client, ['email_id' => $email->id, 'email_status' => $before->value], ['email_id' => $email->id, 'email_status' => $email->status->value]);
            }

            return $email;
        });
    }

    /** @return array<string, mixed> */
    private static function changes(Email $email, NewEmailReport $report): array
    {
        return match (true) {
            // Of two reasons always the same one, in any order.
            ! $report->is_delivered => [
                'status' => EmailStatus::Bounced, 'delivered_at' => null,
                'error' => $email->status === EmailStatus::Bounced ? max($email->error, $report->reason) : $report->reason,
            ],
            $email->status === EmailStatus::Bounced => [],
            default => ['status' => EmailStatus::Delivered, 'delivered_at' => $email->delivered_at?->min($report->occurred_at) ?? $report->occurred_at, 'error' => null],
        };
    }
}
