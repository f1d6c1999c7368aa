<?php

declare(strict_types=1);

namespace App\Actions\Emails;

use App\Actions\Intake\ReferenceTaken;
use App\Enums\EmailStatus;
use App\Enums\MessageDirection;
use App\Models\Client;
use App\Models\Email;
use App\Services\Audit\AuditTrail;
use App\Services\Intake\NewEmailReport;
use Carbon\CarbonImmutable;
use Illuminate\Support\Facades\DB;

/**
 * Notes what became of an e-mail of ours, as its provider reports it. The same reports give the same state in whatever order
 * and however often they come: bounced is the last word, because what came back has not arrived.
 *
 * No report waits: the Message-ID is our own and committed before the e-mail goes, so one that is not known here is of
 * something else, such as a mail to staff.
 */
final readonly class RecordEmailFate
{
    public function __construct(private AuditTrail $audit) {}

    /**
     * Throws {@see ReferenceTaken} when the id is that of an e-mail we received.
     *
     * @return Email|null null when no e-mail of ours has the id
     */
    public function handle(NewEmailReport $report): ?Email
    {
        return DB::transaction(function () use ($report): ?Email {
            $email = Email::query()->where('provider_id', $report->provider_id)->lockForUpdate()->first();
            if ($email === null) {
                return null;
            }
            if ($email->direction !== MessageDirection::Outbound) {
                throw new ReferenceTaken('provider_id');
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
            // Of two reasons always the same one, whichever came first.
            ! $report->is_delivered => [
                'status' => EmailStatus::Bounced, 'delivered_at' => null,
                'error' => $email->status === EmailStatus::Bounced ? max($email->error, $report->reason) : $report->reason,
            ],
            $email->status === EmailStatus::Bounced => [],
            default => ['status' => EmailStatus::Delivered, 'delivered_at' => self::earlier($email->delivered_at, $report->occurred_at), 'error' => null],
        };
    }

    private static function earlier(?CarbonImmutable $known, CarbonImmutable $new): CarbonImmutable
    {
        return $known !== null && $known < $new ? $known : $new;
    }
}
