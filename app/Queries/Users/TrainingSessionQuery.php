<?php

declare(strict_types=1);

namespace App\Queries\Users;

use App\Data\Lists\Choice;
use App\Data\Users\TrainingRecordRow;
use App\Data\Users\TrainingSessionPage;
use App\Enums\TrainingStatus;
use App\Lists\ListContext;
use App\Lists\Users\TrainingSessionList;
use App\Models\CertificationType;
use App\Models\Role;
use App\Models\TrainingRecord;
use App\Models\TrainingSession;
use App\Models\User;
use App\Support\DataFactory;

/** One training with all its assignments. */
final readonly class TrainingSessionQuery
{
    public function __construct(private TrainingSessionList $list) {}

    public function page(TrainingSession $session, User $viewer): TrainingSessionPage
    {
        $canDecide = $viewer->can('takeDecisions');
        $records = $session->records()->with('user.role')->get()->sortBy(static fn (TrainingRecord $record): string => $record->user->full_name);

        return new TrainingSessionPage(
            session: $this->list->find([$session->id], new ListContext($viewer))[0],
            records: array_values($records->map(static fn (TrainingRecord $record): TrainingRecordRow => DataFactory::make(TrainingRecordRow::class, $record, [
                'full_name' => $record->user->full_name, 'role_title' => $record->user->role->title,
                'can_record' => $record->status !== TrainingStatus::Passed && $record->user_id !== $viewer->id && $canDecide,
            ]))->all()),
            types: self::types(),
            roles: Choice::of(Role::query()->orderBy('title')->get(['id', 'title']), 'title'),
            can_edit: $canDecide,
        );
    }

    /** @return list<Choice> */
    public static function types(): array
    {
        return Choice::of(CertificationType::query()->orderBy('title')->get(['id', 'title']), 'title');
    }
}
