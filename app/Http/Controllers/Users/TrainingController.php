<?php

declare(strict_types=1);

namespace App\Http\Controllers\Users;

use App\Actions\Users\AssignTraining;
use App\Actions\Users\RecordTrainingResults;
use App\Actions\Users\SaveTrainingSession;
use App\Data\Users\TrainingPage;
use App\Domain\Users\AttendanceReader;
use App\Http\Controllers\Concerns\AnswersChange;
use App\Http\Requests\ListRequest;
use App\Http\Requests\Users\AssignTrainingRequest;
use App\Http\Requests\Users\ImportAttendanceRequest;
use App\Http\Requests\Users\RecordTrainingRequest;
use App\Http\Requests\Users\SaveTrainingSessionRequest;
use App\Inertia\Inertia;
use App\Inertia\Response;
use App\Lists\Users\TrainingSessionList;
use App\Models\GatedAbility;
use App\Models\Role;
use App\Models\TrainingRecord;
use App\Models\TrainingSession;
use App\Models\User;
use App\Queries\Users\TrainingSessionQuery;
use App\Support\OperationRefusedException;
use Carbon\CarbonImmutable;
use Illuminate\Container\Attributes\CurrentUser;
use Illuminate\Http\RedirectResponse;
use Illuminate\Support\Arr;
use Illuminate\Validation\ValidationException;

final class TrainingController
{
    use AnswersChange;

    public function index(ListRequest $request, TrainingSessionList $list, #[CurrentUser] User $viewer): Response
    {
        [$sessions, $meta] = $request->page($list);

        return Inertia::render('Users/Training', new TrainingPage($sessions, $meta, TrainingSessionQuery::types(), $viewer->can('takeDecisions')));
    }

    public function show(TrainingSession $trainingSession, TrainingSessionQuery $query, #[CurrentUser] User $viewer): Response
    {
        return Inertia::render('Users/TrainingSession', $query->page($trainingSession, $viewer));
    }

    public function store(SaveTrainingSessionRequest $request, SaveTrainingSession $save): RedirectResponse
    {
        $session = $save->handle(null, $request->validated(), 0, $request->staff());

        return redirect()
            ->route('users.training.show', $session)
            ->with('success', 'Training created. Assign it to a role.')
            ->with('auto_hide_success_message', true);
    }

    public function update(
        SaveTrainingSessionRequest $request,
        TrainingSession $trainingSession,
        SaveTrainingSession $save,
    ): RedirectResponse {
        return $this->saved(
            static fn () => $save->handle(
                $trainingSession,
                Arr::except($request->validated(), 'version'),
                $request->integer('version'),
                $request->staff(),
            ),
            'Training saved.',
        );
    }

    public function assign(
        AssignTrainingRequest $request,
        TrainingSession $trainingSession,
        AssignTraining $assign,
    ): RedirectResponse {
        $count = $assign->handle(
            $trainingSession,
            Role::query()->findOrFail($request->integer('role_id')),
            CarbonImmutable::parse($request->string('due_on')->value()),
        );

        return $this->success($count === 1 ? 'Training assigned to 1 colleague.' : "Training assigned to {$count} colleagues.");
    }

    public function record(
        RecordTrainingRequest $request,
        TrainingSession $trainingSession,
        TrainingRecord $trainingRecord,
        RecordTrainingResults $record,
    ): RedirectResponse {
        return $this->changed(static function () use ($request, $trainingSession, $trainingRecord, $record): void {
            if ($record->handle($trainingSession, [$request->result($trainingRecord->user_id)], $request->staff()) === 0) {
                throw new OperationRefusedException("{$trainingRecord->user->full_name} has already passed this training.");
            }
        }, 'Result recorded.');
    }

    /** @throws ValidationException on `file` when a row is wrong; then nothing is imported */
    public function import(
        ImportAttendanceRequest $request,
        TrainingSession $trainingSession,
        AttendanceReader $reader,
        RecordTrainingResults $record,
    ): RedirectResponse {
        try {
            $results = $reader->read(
                $request->csv(),
                $trainingSession->held_on ?? CarbonImmutable::parse(GatedAbility::today()),
                scoresDecide: $trainingSession->pass_score !== null,
            );
            $new = $record->handle($trainingSession, $results, $request->staff());
        } catch (OperationRefusedException $refused) {
            throw ValidationException::withMessages(['file' => $refused->getMessage()]);
        }

        $passedBefore = count($results) - $new;

        return $this->success(($new === 1 ? '1 result imported.' : "{$new} results imported.").match ($passedBefore) {
            0 => '',
            1 => ' 1 colleague had already passed.',
            default => " {$passedBefore} colleagues had already passed.",
        });
    }
}
