<?php

declare(strict_types=1);

namespace App\Http\Controllers\Clients;

use App\Actions\Clients\RateClient;
use App\Http\Controllers\Concerns\AnswersChange;
use App\Http\Requests\Clients\RateClientRequest;
use App\Models\Client;
use App\Models\User;
use Illuminate\Container\Attributes\CurrentUser;
use Illuminate\Http\RedirectResponse;

final class RateClientController
{
    use AnswersChange;

    public function __invoke(RateClientRequest $request, Client $client, RateClient $rate, #[CurrentUser] User $reviewer): RedirectResponse
    {
        return $this->changed(
            static fn () => $rate->handle($client, $request->rating(), $reviewer, $request->seen(), $request->reference()),
            "{$client->full_name} is rated {$request->rating()}.",
        );
    }
}
