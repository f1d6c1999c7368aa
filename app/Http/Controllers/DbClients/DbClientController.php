<?php

declare(strict_types=1);

namespace App\Http\Controllers\DbClients;

use App\Actions\DbClients\SaveDbClient;
use App\Data\DbClients\BulkSuppressionProgress;
use App\Data\DbClients\DbClientIndexPage;
use App\Data\FilterPresets\FilterPresetMenu;
use App\Data\Notes\NoteFeed;
use App\Domain\DbClients\DbClientScope;
use App\Enums\FilterPresetList;
use App\Http\Requests\DbClients\SaveDbClientRequest;
use App\Http\Requests\ListRequest;
use App\Inertia\Inertia;
use App\Inertia\Response;
use App\Lists\DbClients\DbClientList;
use App\Lists\Notes\NoteList;
use App\Models\DbClient;
use App\Models\User;
use App\Queries\DbClients\DbClientFormQuery;
use App\Queries\DbClients\DbClientIndexQuery;
use App\Queries\DbClients\DbClientPageQuery;
use App\Queries\FilterPresets\FilterPresetsQuery;
use App\Queries\Notes\NoteFeedQuery;
use Illuminate\Container\Attributes\CurrentUser;
use Illuminate\Http\RedirectResponse;

final class DbClientController
{
    /** New lists and colleagues appear in the filters after at most this time. */
    private const CHOICES_SECONDS = 120;

    public function index(
        ListRequest $request,
        DbClientList $list,
        DbClientIndexQuery $page,
        FilterPresetsQuery $presets,
        #[CurrentUser] User $viewer,
    ): Response {
        $scope = DbClientScope::of($viewer);
        [$rows, $meta] = $request->page($list);

        return Inertia::render('DbClients/Index', new DbClientIndexPage(
            $rows,
            $meta,
            Inertia::once(static fn () => $page->filters($scope))->as('db-clients.choices')->until(self::CHOICES_SECONDS),
            static fn (): FilterPresetMenu => $presets->menu(FilterPresetList::DbClients, $viewer),
            $scope->isOwnListsOnly,
            $viewer->can('manage', DbClient::class),
            $viewer->can('create', DbClient::class),
            $viewer->can('exportDbClients'),
            $viewer->can('cleanUp', DbClient::class),
            static fn (): ?BulkSuppressionProgress => $page->latestSuppression($viewer),
        ));
    }

    public function show(
        ListRequest $request,
        NoteList $list,
        DbClient $dbClient,
        DbClientPageQuery $pages,
        NoteFeedQuery $notes,
        #[CurrentUser] User $viewer,
    ): Response {
        $parameters = $request->parameters($list, $dbClient);
        $feed = static fn (): NoteFeed => $notes->for($dbClient, $viewer, $parameters);

        return Inertia::render('DbClients/Show', $pages->page($dbClient, $viewer, $feed));
    }

    public function create(DbClientFormQuery $forms, #[CurrentUser] User $editor): Response
    {
        return Inertia::render('DbClients/Edit', $forms->page(new DbClient, $editor));
    }

    public function store(SaveDbClientRequest $request, SaveDbClient $save, #[CurrentUser] User $editor): RedirectResponse
    {
        return $this->saved(null, $request, $save, $editor);
    }

    public function edit(DbClient $dbClient, DbClientFormQuery $forms, #[CurrentUser] User $editor): Response
    {
        return Inertia::render('DbClients/Edit', $forms->page($dbClient, $editor));
    }

    public function update(SaveDbClientRequest $request, DbClient $dbClient, SaveDbClient $save, #[CurrentUser] User $editor): RedirectResponse
    {
        return $this->saved($dbClient, $request, $save, $editor);
    }

    private function saved(?DbClient $dbClient, SaveDbClientRequest $request, SaveDbClient $save, User $editor): RedirectResponse
    {
        $dbClient = $save->handle(
            $dbClient,
            $request->fields(),
            $request->phones(),
            $request->addresses(),
            $request->input('version') === null ? null : $request->integer('version'),
            $editor,
            $request->listId(),
            $dbClient === null ? $request->reference() : null,
        );
        // A contractor can't open a suppressed DB client, or learn why it is suppressed.
        $isVisible = $editor->can('view', $dbClient);
        $message = match (true) {
            $dbClient->suppressed_reason === null => "{$dbClient->full_name} saved.",
            $isVisible => "{$dbClient->full_name} saved and suppressed: {$dbClient->suppressed_reason->label()}.",
            default => "{$dbClient->full_name} saved as do not contact.",
        };

        return ($isVisible ? redirect()->route('db-clients.show', $dbClient) : redirect()->route('db-clients.index'))
            ->with('success', $message)
            ->with('auto_hide_success_message', true);
    }
}
