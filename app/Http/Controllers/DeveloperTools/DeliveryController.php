<?php

declare(strict_types=1);

namespace App\Http\Controllers\DeveloperTools;

use App\Actions\DeveloperTools\ReplayDelivery;
use App\Actions\DeveloperTools\RevealDelivery;
use App\Data\DeveloperTools\DeliveryIndexPage;
use App\Domain\DeveloperTools\IntakeChoices;
use App\Http\Requests\ListRequest;
use App\Inertia\Inertia;
use App\Inertia\Response;
use App\Infrastructure\Deliveries\ReplayOutcome;
use App\Lists\DeveloperTools\DeliveryList;
use App\Models\WebhookDelivery;
use Illuminate\Http\JsonResponse;
use Illuminate\Http\RedirectResponse;

final readonly class DeliveryController
{
    public function index(ListRequest $request, DeliveryList $list, IntakeChoices $intake): Response
    {
        [$deliveries, $meta] = $request->page($list);

        return Inertia::render('DeveloperTools/Deliveries', new DeliveryIndexPage($deliveries, $meta, $intake->sources(), $intake->endpoints()));
    }

    public function reveal(WebhookDelivery $delivery, RevealDelivery $reveal): JsonResponse
    {
        return new JsonResponse(['payload' => $reveal->handle($delivery)]);
    }

    public function replay(WebhookDelivery $delivery, ReplayDelivery $replay): RedirectResponse
    {
        return match ($replay->handle($delivery)) {
            ReplayOutcome::Processed => back()->with('success', 'Delivery processed.')->with('auto_hide_success_message', true),
            ReplayOutcome::AlreadyProcessed => back()->with('success', 'This delivery was already processed. Nothing was changed.'),
            ReplayOutcome::Refused => back()->with('error', 'The delivery was refused again. See its reason; another replay will not help.'),
            ReplayOutcome::Failed => back()->with('error', 'The delivery failed again. Fix the reason shown, then replay it.'),
            ReplayOutcome::Later => back()->with('error', 'The delivery could not be replayed now. Wait a moment and try again.'),
        };
    }
}
