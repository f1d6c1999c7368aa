<?php

declare(strict_types=1);

namespace App\Http\Controllers\Guides;

use App\Actions\Guides\AcknowledgeGuide;
use App\Actions\Guides\TickDailyTask;
use App\Actions\Guides\UpdateGuide;
use App\Data\Guides\AcknowledgementsPage;
use App\Data\Guides\GuideSearchPage;
use App\Enums\GuideKey;
use App\Http\Controllers\Concerns\AnswersChange;
use App\Http\Requests\Guides\GuideVersionRequest;
use App\Http\Requests\Guides\ShowGuideRequest;
use App\Http\Requests\Guides\TickDailyTaskRequest;
use App\Http\Requests\Guides\UpdateGuideRequest;
use App\Http\Requests\ListRequest;
use App\Inertia\Inertia;
use App\Inertia\Response;
use App\Lists\Guides\AcknowledgementList;
use App\Models\Guide;
use App\Models\User;
use App\Queries\Guides\DailyTasksQuery;
use App\Queries\Guides\GuideQuery;
use App\Queries\Guides\GuideSearchQuery;
use Illuminate\Container\Attributes\CurrentUser;
use Illuminate\Http\RedirectResponse;
use Illuminate\Http\Request;
use Illuminate\Support\Str;
use Symfony\Component\HttpKernel\Exception\NotFoundHttpException;

final class GuideController
{
    use AnswersChange;

    public function show(ShowGuideRequest $request, Guide $guide, GuideQuery $guides, DailyTasksQuery $tasks, #[CurrentUser] User $viewer): Response
    {
        $day = $guide->slug === GuideKey::DailyTasks ? $tasks->day($request->day(), $viewer, $request->validated('roles') === 'all') : null;

        return Inertia::render('Guides/Show', $guides->page($guide, $request->number('version'), $request->number('with'), $day, $viewer));
    }

    public function search(Request $request, GuideSearchQuery $query): Response
    {
        $typed = $request->query('q');
        $search = is_string($typed) ? Str::limit(trim($typed), 100, '') : '';

        return Inertia::render('Guides/Search', new GuideSearchPage($search, $query->find($search)));
    }

    public function update(UpdateGuideRequest $request, Guide $guide, UpdateGuide $update, #[CurrentUser] User $user): RedirectResponse
    {
        return $this->saved(static fn () => $update->handle($guide, $request->fields('base_'), $request->fields(), $user), 'Owner and review date saved.');
    }

    public function acknowledge(GuideVersionRequest $request, Guide $guide, AcknowledgeGuide $acknowledge, #[CurrentUser] User $reader): RedirectResponse
    {
        return $this->changed(static fn () => $acknowledge->handle($guide, $request->integer('version'), $reader), 'Guide acknowledged.');
    }

    public function acknowledgements(ListRequest $request, Guide $guide, AcknowledgementList $list, GuideQuery $guides, #[CurrentUser] User $viewer): Response
    {
        $version = $guide->versionAt(now()->toImmutable()) ?? throw new NotFoundHttpException;
        [$rows, $meta] = $request->page($list, $version);

        return Inertia::render('Guides/Acknowledgements', new AcknowledgementsPage($guides->header($guide, $viewer), $version->number, $rows, $meta));
    }

    public function tick(TickDailyTaskRequest $request, TickDailyTask $tick, #[CurrentUser] User $user): RedirectResponse
    {
        $isDone = $request->boolean('is_done');

        return $this->changed(
            static fn () => $tick->handle($request->string('task')->value(), $request->string('day')->value(), $isDone, $user),
            $isDone ? 'Task done.' : 'Task open again.',
        );
    }
}
