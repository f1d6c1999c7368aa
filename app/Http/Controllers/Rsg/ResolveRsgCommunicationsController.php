<?php

declare(strict_types=1);

namespace App\Http\Controllers\Rsg;

use App\Actions\Rsg\ResolveRsgCommunications;
use App\Http\Controllers\Concerns\AnswersChange;
use App\Models\Client;
use App\Models\User;
use Illuminate\Container\Attributes\CurrentUser;
use Illuminate\Http\JsonResponse;
use Illuminate\Http\RedirectResponse;
use Illuminate\Http\Request;

/** Marks all RSG communications of a client as handled. */
final readonly class ResolveRsgCommunicationsController
{
    use AnswersChange;

    public function __invoke(Request $request, Client $client, #[CurrentUser] User $officer, ResolveRsgCommunications $resolve): JsonResponse|RedirectResponse
    {
        $settlement = $resolve->handle($client, $officer);

        return $this->settled($request, "RSG communications of {$client->full_name} handled.", $settlement->explain('handled', $officer->timezone));
    }
}
