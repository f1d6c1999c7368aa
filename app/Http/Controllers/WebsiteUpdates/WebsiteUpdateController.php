<?php

declare(strict_types=1);

namespace App\Http\Controllers\WebsiteUpdates;

use App\Actions\WebsiteUpdates\AddWebsiteUpdate;
use App\Actions\WebsiteUpdates\ChangeWebsiteUpdate;
use App\Actions\WebsiteUpdates\DeleteWebsiteUpdate;
use App\Actions\WebsiteUpdates\MarkWebsiteUpdatesSeen;
use App\Data\Lists\Choice;
use App\Data\WebsiteUpdates\WebsiteUpdatesPage;
use App\Enums\WebsiteUpdateStatus;
use App\Http\Controllers\Concerns\AnswersChange;
use App\Http\Requests\ListRequest;
use App\Http\Requests\WebsiteUpdates\SaveWebsiteUpdateRequest;
use App\Inertia\Inertia;
use App\Inertia\Response;
use App\Lists\WebsiteUpdates\WebsiteUpdateList;
use App\Models\Company;
use App\Models\User;
use App\Models\WebsiteUpdate;
use Illuminate\Container\Attributes\CurrentUser;
use Illuminate\Http\RedirectResponse;
use Illuminate\Http\Response as PlainResponse;

final class WebsiteUpdateController
{
    use AnswersChange;

    public function index(ListRequest $request, WebsiteUpdateList $list, #[CurrentUser] User $viewer): Response
    {
        [$updates, $meta] = $request->page($list);
        $canWrite = $viewer->can('writeWebsiteUpdates');

        return Inertia::render('WebsiteUpdates/Index', new WebsiteUpdatesPage(
            updates: $updates,
            meta: $meta,
            is_drafts: $canWrite && ($request->parameters($list)->values['view'] ?? null) === 'drafts',
            companies: $canWrite ? Choice::of(Company::query()->orderBy('name')->get(['id', 'name']), 'name') : [],
            can_write: $canWrite,
        ));
    }

    public function store(SaveWebsiteUpdateRequest $request, AddWebsiteUpdate $add, #[CurrentUser] User $author): RedirectResponse
    {
        return $this->success('Update '.match ($add->handle($request->fields(), $author, $request->reference())->status()) {
            WebsiteUpdateStatus::Draft => 'saved as a draft.',
            WebsiteUpdateStatus::Scheduled => 'scheduled.',
            WebsiteUpdateStatus::Published => 'published.',
        });
    }

    public function update(
        SaveWebsiteUpdateRequest $request,
        WebsiteUpdate $websiteUpdate,
        ChangeWebsiteUpdate $change,
        #[CurrentUser] User $user,
    ): RedirectResponse {
        $isLate = $request->holdsBack() && $websiteUpdate->status() === WebsiteUpdateStatus::Published;

        return $this->saved(
            static fn () => $change->handle($websiteUpdate, $request->fields(), $request->integer('version'), $user),
            $isLate ? 'Update saved. It was already published, so colleagues can see it.' : 'Update saved.',
        );
    }

    /** The page offers to undo it. */
    public function destroy(WebsiteUpdate $websiteUpdate, DeleteWebsiteUpdate $delete, #[CurrentUser] User $user): RedirectResponse
    {
        $delete->handle($websiteUpdate, $user);

        return back();
    }

    public function restore(WebsiteUpdate $websiteUpdate, DeleteWebsiteUpdate $delete, #[CurrentUser] User $user): RedirectResponse
    {
        $delete->restore($websiteUpdate, $user);

        return $this->success('Update restored.');
    }

    /** Called in the background by the page, because pages write nothing. */
    public function seen(WebsiteUpdate $websiteUpdate, MarkWebsiteUpdatesSeen $mark, #[CurrentUser] User $viewer): PlainResponse
    {
        abort_unless($websiteUpdate->status() === WebsiteUpdateStatus::Published, 404);
        $mark->handle($viewer, $websiteUpdate);

        return new PlainResponse(status: 204);
    }
}
