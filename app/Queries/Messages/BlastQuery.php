<?php

declare(strict_types=1);

namespace App\Queries\Messages;

use App\Data\Lists\ListMeta;
use App\Data\Messages\BlastDetails;
use App\Data\Messages\BlastReason;
use App\Data\Messages\BlastRecipientRow;
use App\Data\Messages\BlastResult;
use App\Data\Messages\BlastRow;
use App\Data\Messages\BlastSkippedRow;
use App\Domain\Messages\BlastPeople;
use App\Domain\Messages\BlastText;
use App\Enums\BlastKind;
use App\Enums\BlastRecipientStatus;
use App\Enums\BlastRefusal;
use App\Enums\BlastStatus;
use App\Enums\ClientStatus;
use App\Enums\SmsStatus;
use App\Lists\Clients\ClientSalesFilter;
use App\Models\Blast;
use App\Models\BlastRecipient;
use App\Models\Client;
use App\Models\ClientRating;
use App\Models\Company;
use App\Models\User;
use App\Support\DataFactory;
use Illuminate\Support\Facades\DB;
use stdClass;

/** One blast: its recipients, its results, and what the viewer may do. */
final readonly class BlastQuery
{
    /** @param  array{list<BlastRecipientRow>, ListMeta}  $recipients */
    public function of(Blast $blast, User $viewer, array $recipients): BlastDetails
    {
        $canWork = $viewer->can('takeDecisions');
        $status = $blast->status;

        return DataFactory::make(BlastDetails::class, $blast, [
            'blast' => DataFactory::make(BlastRow::class, $blast, ['author_name' => $blast->user->full_name, 'approver_name' => $blast->approver?->full_name]),
            'example' => $this->example($blast),
            'audience' => $this->audience($blast),
            'send_until' => $blast->send_until->toIso8601ZuluString(),
            'reasons' => $this->reasons($blast),
            'results' => $this->results($blast),
            'skipped' => array_map(
                static fn (array $row): BlastSkippedRow => new BlastSkippedRow($row['row'], $row['reason']),
                $blast->audience['skipped'] ?? [],
            ),
            'opt_outs' => DB::table('blast_recipients')
                ->join('clients', 'clients.id', '=', 'blast_recipients.client_id')
                ->where('blast_id', $blast->id)
                ->where('blast_recipients.status', BlastRecipientStatus::Queued)
                ->where('clients.sms_opted_out_at', '>=', $blast->approved_at ?? now())
                ->count(),
            'waiting' => BlastRecipient::query()
                ->where('blast_id', $blast->id)
                ->where('status', BlastRecipientStatus::Eligible)
                ->count(),
            'is_moving' => $status === BlastStatus::Draft || $status === BlastStatus::Approved || $status === BlastStatus::Sending,
            'is_own' => $blast->user_id === $viewer->id,
            'can_copy' => $canWork && $blast->kind === BlastKind::Sms,
            'can_approve' => $canWork && $status === BlastStatus::Checked && $blast->user_id !== $viewer->id,
            'can_pause' => $canWork && in_array($status, [BlastStatus::Approved, BlastStatus::Sending], true),
            'can_resume' => $canWork && $status === BlastStatus::Paused,
            'can_cancel' => $canWork && ! $status->isOver(),
            'recipients' => $recipients[0],
            'meta' => $recipients[1],
        ]);
    }

    private function example(Blast $blast): ?string
    {
        $recipient = BlastRecipient::query()
            ->where('blast_id', $blast->id)
            ->whereIn('status', [BlastRecipientStatus::Eligible, BlastRecipientStatus::Queued])
            ->orderBy('id')
            ->first();
        $client = $recipient === null ? null : Client::query()->find($recipient->client_id);

        return $client === null
            ? null
            : BlastText::fill(
                $blast->body,
                $client,
                $blast->user,
                $recipient,
                BlastPeople::variables($blast, [$client->id])[$client->id] ?? [],
            )[0];
    }

    /** @return list<BlastReason> */
    private function reasons(Blast $blast): array
    {
        return array_values(
            DB::table('blast_recipients')
                ->where('blast_id', $blast->id)
                ->whereNotNull('refusal')
                ->groupBy('refusal')
                ->orderByRaw('count(*) desc')
                ->get(['refusal', DB::raw('count(*) as count')])
                ->map(
                    static fn (stdClass $row): BlastReason => new BlastReason(
                        BlastRefusal::from($row->refusal),
                        (int) $row->count,
                    ),
                )
                ->all(),
        );
    }

    /** @return list<BlastResult> */
    private function results(Blast $blast): array
    {
        return array_values(
            DB::table('sms_messages')
                ->where('blast_id', $blast->id)
                ->groupBy('status')
                ->orderByRaw('count(*) desc')
                ->get(['status', DB::raw('count(*) as count')])
                ->map(static fn (stdClass $row): BlastResult => new BlastResult(SmsStatus::from($row->status), (int) $row->count))
                ->all(),
        );
    }

    private function audience(Blast $blast): string
    {
        $query = $blast->audience['query'];
        $values = static fn (string $filter): array => array_filter(explode(',', $query[$filter] ?? ''), static fn (string $value): bool => $value !== '');
        $manager = isset($query['account_manager']) ? User::withTrashed()->find($query['account_manager']) : null;

        return match ($blast->kind) {
            BlastKind::Excel => 'Clients of '.($blast->audience['file'] ?? 'a file'),
            BlastKind::WeeklyBonus => 'Clients who were offered a bonus in the '.BlastPeople::BONUS_DAYS.' days before that is approved and not claimed',
            BlastKind::MarketingActivation => 'Open accounts of more than '.BlastPeople::ACTIVATION_DAYS.' days without a bet',
            BlastKind::Sms => implode(' · ', array_filter([
                implode(', ', array_map(static fn (string $value): string => ClientStatus::from($value)->label(), $values('status'))),
                implode(', ', Company::query()->whereKey($values('company'))->orderBy('name')->pluck('name')->all()),
                implode(', ', $values('state')),
                implode(', ', ClientRating::query()->whereIn('value', $values('client_rating'))->orderBy('value')->pluck('description')->all()),
                $manager === null ? '' : "Clients of {$manager->full_name}",
                isset($query['custom_sales_filter']) ? ClientSalesFilter::find($query['custom_sales_filter'])?->label : '',
                isset($query['last_bet_at']) ? 'Last bet '.($query['last_bet_at_op'] ?? '').' '.str_replace(',', ' and ', $query['last_bet_at']) : '',
            ])),
        };
    }
}
