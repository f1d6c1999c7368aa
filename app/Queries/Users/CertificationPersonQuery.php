<?php

declare(strict_types=1);

namespace App\Queries\Users;

use App\Data\Users\CertificationDetails;
use App\Data\Users\CertificationPersonPage;
use App\Data\Users\OpenWork;
use App\Data\Users\TrainingData;
use App\Enums\Ability;
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
            can_decide: $colleague->id !== $viewer->id && ! $viewer->isReadOnly(),
        );
    }

    /** @return list<CertificationDetails> the newest first */
    public function certifications(User $colleague): array
    {
        return array_values($colleague->certifications()->with(['certificationType', 'decidedBy', 'evidence' => static fn ($files) => $files->latest('id')])->latest('id')->get()
            ->map(static fn (Certification $certification): CertificationDetails => DataFactory::make(CertificationDetails::class, $certification, [
                'title' => $certification->certificationType->title,
                'evidence_at' => $certification->evidence_at?->toIso8601ZuluString(),
                'evidence_name' => $certification->evidence->first()?->name,
                'decided_by_name' => $certification->decidedBy?->full_name,
            ]))->all());
    }

    /** @return list<TrainingData> the next due first */
    public function training(User $colleague): array
    {
        return array_values(TrainingRecord::query()->where('user_id', $colleague->id)->with('trainingSession')->orderBy('due_on')->orderBy('id')->get()
            ->map(static fn (TrainingRecord $record): TrainingData => DataFactory::make(TrainingData::class, $record, $record->trainingSession->only(['title', 'description'])))->all());
    }

    /** @return list<OpenWork> queues that are not empty */
    private function work(User $colleague, User $viewer): array
    {
        $clients = DB::table('clients')->where('account_manager_id', $colleague->id)->whereNull('deleted_at');
        $ofClients = static fn (string $table): Builder => DB::table($table)->whereIn('client_id', (clone $clients)->select('id'));
        $queues = [
            ['Clients', $clients, Ability::ViewClients, 'clients.index', 'account_manager'],
            ['Unread SMS conversations of their clients', $ofClients('conversations')->where('unread_count', '>', 0), Ability::ViewClients, 'clients.index', 'account_manager'],
            ['Open withdrawals of their clients', $ofClients('withdrawals')->whereIn('status', array_column(WithdrawalStatus::open(), 'value')), Ability::ViewWithdrawals, 'withdrawals.index', null],
            ['Leads', DB::table('leads')->where('owner_id', $colleague->id)->whereNull('client_id')->whereNull('deleted_at'), Ability::ViewClients, 'clients.leads.index', 'owner'],
            ['RSG events', DB::table('rsg_events')->where('owner_id', $colleague->id)->whereNull('closed_at'), Ability::ViewRsgEvents, 'rsg.events.index', 'owner'],
            ['RSG forms', DB::table('rsg_form_submissions')->where('owner_id', $colleague->id)->whereNull('resolved_at'), Ability::ViewRsgFormSubmissions, 'rsg.form-submissions.index', 'owner'],
            ['RSG communications', DB::table('rsg_communications')->where('owner_id', $colleague->id)->whereNull('resolved_at'), Ability::ViewRsgCommunications, 'rsg.communications.index', 'owner'],
        ];
        $work = array_map(static fn (array $queue): OpenWork => new OpenWork(
            $queue[0], $queue[1]->count(), $viewer->hasAbility($queue[2]) ? route($queue[3], $queue[4] === null ? [] : [$queue[4] => $colleague->id], absolute: false) : null,
        ), $queues);

        return array_values(array_filter($work, static fn (OpenWork $queue): bool => $queue->count > 0));
    }
}
