<?php

declare(strict_types=1);

namespace App\Http\Controllers\Rsg;

use App\Actions\Rsg\TriageRsgCommunications;
use App\Data\Rsg\RsgChoices;
use App\Data\Rsg\RsgCommunicationsPage;
use App\Data\Rsg\RsgThread;
use App\Enums\Ability;
use App\Enums\RsgWorkView;
use App\Http\Controllers\Concerns\AnswersChange;
use App\Http\Requests\ListRequest;
use App\Http\Requests\Rsg\TriageRsgCommunicationsRequest;
use App\Inertia\Inertia;
use App\Inertia\Response;
use App\Lists\Rsg\CommunicationList;
use App\Models\Client;
use App\Models\User;
use App\Queries\Rsg\RsgChoicesQuery;
use App\Queries\Rsg\RsgThreadQuery;
use App\Queries\Users\UserChoiceQuery;
use Illuminate\Container\Attributes\CurrentUser;
use Illuminate\Http\RedirectResponse;

final class CommunicationController
{
    use AnswersChange;

    public function index(
        ListRequest $request,
        CommunicationList $list,
        RsgThreadQuery $threads,
        RsgChoicesQuery $choices,
        UserChoiceQuery $colleagues,
        #[CurrentUser] User $viewer,
    ): Response {
        $parameters = $request->parameters($list);
        $opened = $parameters->values['thread'] ?? null;
        $page = $request->deferred($list);

        return Inertia::render('Rsg/Communications', new RsgCommunicationsPage(
            view: RsgWorkView::of($parameters->values),
            communications: $page->rows(),
            meta: $page->meta(),
            thread: static fn (): ?RsgThread => $opened === null ? null : $threads->find((int) $opened, $viewer),
            choices: static fn (): RsgChoices => $choices->of(Ability::ViewRsgCommunications, $parameters->valueOf('client')),
            owners: static fn (): array => $colleagues->with(Ability::ViewRsgCommunications),
            can_work: $viewer->can('workRsg'),
            can_export: $viewer->can('exportReports'),
        ));
    }

    /** Sets the owner or the severity of the client's open messages. */
    public function update(TriageRsgCommunicationsRequest $request, Client $client, TriageRsgCommunications $triage): RedirectResponse
    {
        return $this->changed(static fn () => $triage->handle($client, $request->changes(), $request->seenOwnerId()), 'Messages updated.');
    }
}
