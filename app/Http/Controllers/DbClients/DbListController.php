<?php

declare(strict_types=1);

namespace App\Http\Controllers\DbClients;

use App\Actions\DbClients\CloseDbList;
use App\Actions\DbClients\CreateDbList;
use App\Data\DbClients\DbListIndexPage;
use App\Http\Requests\DbClients\CreateDbListRequest;
use App\Http\Requests\ListRequest;
use App\Inertia\Inertia;
use App\Inertia\Response;
use App\Lists\DbClients\DbListList;
use App\Models\DbClient;
use App\Models\DbList;
use App\Models\User;
use Illuminate\Container\Attributes\CurrentUser;
use Illuminate\Http\RedirectResponse;

final class DbListController
{
    public function index(ListRequest $request, DbListList $list, #[CurrentUser] User $viewer): Response
    {
        [$rows, $meta] = $request->page($list);

        return Inertia::render('DbClients/Lists', new DbListIndexPage($rows, $meta, $viewer->can('manage', DbClient::class), $viewer->can('exportDbClients')));
    }

    public function store(CreateDbListRequest $request, CreateDbList $create, #[CurrentUser] User $creator): RedirectResponse
    {
        $list = $create->handle(
            $request->string('name')->trim()->value(),
            $request->integer('assignee_id'),
            $request->filled('due_on') ? $request->string('due_on')->value() : null,
            $request->selection(),
            $creator,
        );
        $message = $list->filled_at === null
            ? "“{$list->name}” is being filled in the background."
            : "“{$list->name}” contains "
                .($list->filled_rows === 1 ? '1 DB client.' : number_format($list->filled_rows).' DB clients.');

        return redirect()->route('db-clients.lists.index')->with('success', $message)->with('auto_hide_success_message', true);
    }

    /** Closes the list; logged calls stay. */
    public function destroy(DbList $dbList, CloseDbList $close, #[CurrentUser] User $actor): RedirectResponse
    {
        $close->handle($dbList, $actor);

        return back()->with('success', "“{$dbList->name}” is closed.")->with('auto_hide_success_message', true);
    }
}
