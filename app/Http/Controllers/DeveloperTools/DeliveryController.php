<?php

declare(strict_types=1);

namespace App\Http\Controllers\DeveloperTools;

use App\Actions\DeveloperTools\ReplayDelivery;
use App\Actions\DeveloperTools\RevealDelivery;
use App\Data\DeveloperTools\DeliveryIndexPage;
use App\Http\Requests\DeveloperTools\DeliveryIndexRequest;
use App\Inertia\Inertia;
use App\Inertia\Response;
use App\Models\WebhookDelivery;
use App\Queries\DeveloperTools\DeliveryListQuery;
use App\Queries\DeveloperTools\IntakeEndpoints;
use App\Queries\DeveloperTools\IntakeSources;
use App\Services\Intake\Deliveries\ReplayOutcome;
use Illuminate\Http\JsonResponse;
use Illuminate\Http\RedirectResponse;

/** What the intake was sent, and what became of it. */
final readonly class DeliveryController
{
    public function index(DeliveryIndexRequest $request, DeliveryListQuery $query, IntakeSources $sources, IntakeEndpoints $endpoints): Response
    {
        [$deliveries, $meta] = $query->page($request->filters(), $request->listState());

        return Inertia::render('DeveloperTools/Deliveries', new DeliveryIndexPage($deliveries, $meta, $sources->choices(), $endpoints->choices()));
    }

    public function reveal(WebhookDelivery $delivery, RevealDelivery $reveal): JsonResponse
    {
        return new JsonResponse(['payload' => $reveal->handle($delivery)]);
    }

    public function replay(WebhookDelivery $delivery, ReplayDelivery $replay): RedirectResponse
    {
        return match ($replay->handle($delivery)) {
            ReplayOutcome::Processed => back()->with('success', 'Done again: it is processed now.')->with('auto_hide_success_message', true),
            ReplayOutcome::AlreadyProcessed => back()->with('success', 'It was processed already. Nothing was done again.'),
            ReplayOutcome::Refused => back()->with('error', 'It was refused. Its reason says why; doing it again changes nothing.'),
            ReplayOutcome::Failed => back()->with('error', 'It failed. Its reason says why; put that right and try again.'),
            ReplayOutcome::Later => back()->with('error', 'It could not be done just now. Wait a moment and try again.'),
        };
    }
}
