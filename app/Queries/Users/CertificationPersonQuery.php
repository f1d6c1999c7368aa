<?php

declare(strict_types=1);

namespace App\Queries\Users;

use App\Data\Users\CertificationDetails;
use App\Data\Users\CertificationPersonPage;
use App\Data\Users\OpenWork;
use App\Data\Users\TrainingData;
use App\Domain\Users\OwnedWork;
use App\Enums\Ability;
use App\Enums\OwnedWorkKind;
use App\Enums\WithdrawalStatus;
use App\Models\Certification;
use App\Models\TrainingRecord;
use App\Models\User;
use App\Support\DataFactory;
use Illuminate\Database\Query\Builder;
use Illuminate\Support\Facades\DB;

/** One colleague for their manager: certifications, withheld abilities, training, and the work that waits for them. */
final readonly class CertificationPersonQuery
{
    /** Lists of work that have a filter by owner, and the other filters that leave what is counted. */
    private const LISTS = [
        'clients' => ['clients.index', 'account_manager'],
        'leads' => ['clients.leads.index', 'owner', ['status' => 'converted,barred', 'status_op' => 'not']],
        'rsg_events' => ['rsg.events.index', 'owner'],
        'rsg_forms' => ['rsg.form-submissions.index', 'owner'],
        'rsg_communications' => ['rsg.communications.index', 'owner'],
    ];

    public function __construct(private OwnedWork $owned) {}

    public function page(User $colleague, User $viewer): CertificationPersonPage
    {
        return new CertificationPersonPage(
            id: $colleague->id,
            full_name: $colleague->full_name,
            role_title: $colleague->loadMissing('role')->role->title,
            certifications: $this->certifications($colleague),
            withheld: array_values(array_unique(array_column($colleague->withheldAbilities(), 'certification'))),
            training: $this->training($colleague),
            work: $this->work($colleague, $viewer),
            can_decide: $colleague->id !== $viewer->id && $viewer->can('takeDecisions'),
        );
    }

    /** @return list<CertificationDetails> the newest first */
    public function certifications(User $colleague): array
    {
        return array_values(
            $colleague
                ->certifications()
                ->with(['certificationType', 'decidedBy', 'evidence' => static fn ($files) => $files->latest('id')])
                ->latest('id')
                ->get()
                ->map(
                    static fn (Certification $certification): CertificationDetails => DataFactory::make(
                        CertificationDetails::class,
                        $certification,
                        [
                            ...$certification->certificationType->only(['title', 'description']),
                            'evidence_at' => $certification->evidence_at?->toIso8601ZuluString(),
                            'evidence_name' => $certification->evidence->first()?->name,
                            'decided_by_name' => $certification->decidedBy?->full_name,
                        ],
                    ),
                )
                ->all(),
        );
    }

    /** @return list<TrainingData> the next due first */
    public function training(User $colleague): array
    {
        return array_values(
            TrainingRecord::query()
                ->where('user_id', $colleague->id)
                ->with('trainingSession')
                ->orderBy('due_on')
                ->orderBy('id')
                ->get()
                ->map(
                    static fn (TrainingRecord $record): TrainingData => DataFactory::make(
                        TrainingData::class,
                        $record,
                        $record->trainingSession->only(['title', 'description']),
                    ),
                )
                ->all(),
        );
    }

    /** @return list<OpenWork> queues that are not empty */
    private function work(User $colleague, User $viewer): array
    {
        $clients = DB::table('clients')->where('account_manager_id', $colleague->id)->whereNull('deleted_at')->select('id');
        $of = static fn (string $table): Builder => DB::table($table)->whereIn('client_id', $clients);
        $line = static fn (
            string $title,
            int $count,
            ?Ability $ability,
            ?string $list,
            ?string $filter = null,
            array $filters = [],
        ): OpenWork => new OpenWork(
            $title,
            $count,
            $list === null || $ability === null || ! $viewer->hasAbility($ability)
                ? null
                : route($list, $filter === null ? [] : [$filter => $colleague->id, ...$filters], absolute: false),
        );
        $work = [
            $line(
                'Unread SMS conversations of their clients',
                $of('conversations')->where('unread_count', '>', 0)->count(),
                null,
                null,
            ),
            $line(
                'Open withdrawals of their clients',
                $of('withdrawals')->whereIn('status', array_column(WithdrawalStatus::open(), 'value'))->count(),
                Ability::ViewWithdrawals,
                'withdrawals.index',
                'account_manager',
            ),
        ];
        foreach ($this->owned->counts($colleague) as $value => $count) {
            $kind = OwnedWorkKind::from($value);
            $work[] = $line($kind->label(), $count, $kind->ability(), ...self::LISTS[$value] ?? [null]);
        }

        return array_values(array_filter($work, static fn (OpenWork $queue): bool => $queue->count > 0));
    }
}
