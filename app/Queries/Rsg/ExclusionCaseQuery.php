<?php

declare(strict_types=1);

namespace App\Queries\Rsg;

use App\Data\Clients\HistoryEntry;
use App\Data\Rsg\ExclusionCaseDetails;
use App\Data\Rsg\ExclusionCasePage;
use App\Data\Rsg\ExclusionRecordRow;
use App\Domain\Clients\History\AuditHistory;
use App\Enums\Ability;
use App\Enums\ExclusionCaseStatus;
use App\Enums\ExclusionRecordState;
use App\Inertia\Inertia;
use App\Models\Client;
use App\Models\DbClient;
use App\Models\ExclusionCase;
use App\Models\ExclusionRecord;
use App\Models\Lead;
use App\Models\User;
use App\Models\Withdrawal;
use App\Queries\Users\UserChoiceQuery;
use App\Support\DataFactory;
use Illuminate\Support\Collection;
use Illuminate\Support\Facades\DB;

/** The page of one excluded person. */
final readonly class ExclusionCaseQuery
{
    private const RECENT = 50;

    private const STATES = [ExclusionRecordState::Excluded, ExclusionRecordState::Same, ExclusionRecordState::Uncertain, ExclusionRecordState::Different];

    public function __construct(private ExclusionStepsQuery $steps, private UserChoiceQuery $colleagues, private EvidencePacksQuery $evidence) {}

    public function page(ExclusionCase $case, User $viewer): ExclusionCasePage
    {
        return new ExclusionCasePage(
            case: $this->details($case->load(['client', 'owner', 'liftRequester', 'lifter']), $viewer),
            steps: $this->steps->of($case, $viewer),
            records: $this->records($case, $viewer),
            owners: $this->colleagues->with(Ability::ViewRsg),
            history: Inertia::defer(fn (): array => $this->history($case, $viewer)),
            evidence: Inertia::defer(fn (): array => $this->evidence->of($case, $viewer)),
            can_work: $viewer->can('protectPeople'),
            can_lift: $viewer->can('liftExclusions'),
            can_request_withdrawal: $viewer->can('request', Withdrawal::class),
            can_export_evidence: $viewer->can('exportEvidence'),
        );
    }

    private function details(ExclusionCase $case, User $viewer): ExclusionCaseDetails
    {
        return DataFactory::make(ExclusionCaseDetails::class, $case, [
            'full_name' => $case->client->full_name,
            'reasons' => $case->reasonsInWords(),
            'owner_name' => $case->owner?->full_name,
            'is_overdue' => $case->status === ExclusionCaseStatus::Open && $case->due_at->isPast(),
            'lift_requested_by_name' => $case->liftRequester?->full_name,
            'lift_from' => $case->lift_from?->toIso8601ZuluString(),
            'is_own_lift_request' => $case->lift_requested_by === $viewer->id,
            'is_lift_due' => $case->lift_from?->isPast() === true,
            'lifted_by_name' => $case->lifter?->full_name,
        ]);
    }

    /** @return list<ExclusionRecordRow> */
    private function records(ExclusionCase $case, User $viewer): array
    {
        $records = $case->records()->with('decider')->orderBy('id')->get();
        $of = static fn (string $type): array => $records->where('record_type', $type)->pluck('record_id')->all();
        /** @var Collection<string, Client|Lead|DbClient> $people */
        $people = collect([
            ...Client::withTrashed()->with('company')->whereKey($of('client'))->get()->keyBy(static fn (Client $client): string => "client:{$client->id}"),
            ...Lead::withTrashed()->whereKey($of('lead'))->get()->keyBy(static fn (Lead $lead): string => "lead:{$lead->id}"),
            ...DbClient::withTrashed()->whereKey($of('db_client'))->get()->keyBy(static fn (DbClient $person): string => "db_client:{$person->id}"),
        ]);

        return array_values($records
            ->sortBy(static fn (ExclusionRecord $record): array => [array_search($record->state, self::STATES, true), -$record->score, $record->id])
            ->map(function (ExclusionRecord $record) use ($people, $viewer): ExclusionRecordRow {
                $person = $people->get(ExclusionRecord::liveKey($record->record_type, $record->record_id));

                return DataFactory::make(ExclusionRecordRow::class, $record, [
                    'type_label' => ['client' => 'Client', 'lead' => 'Lead', 'db_client' => 'DB client'][$record->record_type],
                    'full_name' => $person->full_name ?? 'Deleted record',
                    'hint' => match (true) {
                        $person instanceof Client => "PIN {$person->pin} · {$person->company->name}",
                        $person instanceof Lead => $person->status->label(),
                        default => $person?->status->label(),
                    },
                    'url' => $person === null ? null : $this->url($record, $viewer),
                    'decided_by_name' => $record->decider?->full_name,
                ]);
            })->all());
    }

    private function url(ExclusionRecord $record, User $viewer): ?string
    {
        [$route, $ability] = [
            'client' => ['clients.rsg', Ability::ViewClients],
            'lead' => ['clients.leads.show', Ability::ViewClients],
            'db_client' => ['db-clients.show', Ability::ViewDbClients],
        ][$record->record_type];

        return $viewer->hasAbility($ability) ? route($route, $record->record_id, absolute: false) : null;
    }

    /** @return list<HistoryEntry> */
    private function history(ExclusionCase $case, User $viewer): array
    {
        return AuditHistory::of(
            DB::table('audit_events')
                ->where('audit_events.subject_type', $case->getMorphClass())
                ->where('audit_events.subject_id', $case->id),
            self::RECENT,
            $viewer,
        );
    }
}
