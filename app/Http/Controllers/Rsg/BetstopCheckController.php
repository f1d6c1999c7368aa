<?php

declare(strict_types=1);

namespace App\Http\Controllers\Rsg;

use App\Actions\Rsg\CheckBetstopPerson;
use App\Actions\Rsg\RunBetstopCheck;
use App\Actions\Rsg\StartBetstopList;
use App\Enums\BetstopCheckPurpose;
use App\Http\Requests\Rsg\CheckBetstopListRequest;
use App\Http\Requests\Rsg\CheckBetstopPersonRequest;
use App\Inertia\Inertia;
use App\Inertia\Response;
use App\Models\User;
use App\Queries\Rsg\BetstopCheckQuery;
use Illuminate\Container\Attributes\CurrentUser;
use Illuminate\Http\RedirectResponse;
use Illuminate\Http\Request;

/** Checks of people with the BetStop register: one person, a client, or a list. */
final readonly class BetstopCheckController
{
    public function index(Request $request, BetstopCheckQuery $query, #[CurrentUser] User $viewer): Response
    {
        $id = static fn (string $key): ?int => filter_var($request->query($key), FILTER_VALIDATE_INT, FILTER_NULL_ON_FAILURE);

        return Inertia::render('Rsg/BetstopCheck', $query->page($viewer, $id('check'), $id('run')));
    }

    public function store(
        CheckBetstopPersonRequest $request,
        RunBetstopCheck $client,
        CheckBetstopPerson $person,
        #[CurrentUser] User $officer,
    ): RedirectResponse {
        $known = $request->client();
        $check = $known === null ? $person->handle($request->person(), $officer) : $client->handle($known, BetstopCheckPurpose::Manual, $officer);

        return to_route('rsg.betstop-check.index', ['check' => $check->id]);
    }

    public function storeList(CheckBetstopListRequest $request, StartBetstopList $start, #[CurrentUser] User $officer): RedirectResponse
    {
        return to_route('rsg.betstop-check.index', ['run' => $start->handle($request->people(), $officer)->id]);
    }
}
