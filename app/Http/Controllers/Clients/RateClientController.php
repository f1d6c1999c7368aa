<?php

declare(strict_types=1);

namespace App\Http\Controllers\Clients;

use App\Actions\Clients\RateClient;
use App\Actions\Clients\RatedMeanwhile;
use App\Http\Requests\Clients\RateClientRequest;
use App\Models\Client;
use App\Models\User;
use Illuminate\Container\Attributes\CurrentUser;
use Illuminate\Http\RedirectResponse;

final class RateClientController
{
    public function __invoke(RateClientRequest $request, Client $client, RateClient $rate, #[CurrentUser] User $reviewer): RedirectResponse
    {
        try {
            $rate->handle($client, $request->rating(), $reviewer, $request->seen(), $request->reference());
        } catch (RatedMeanwhile $late) {
            return back()->with('error', $late->explain($reviewer->timezone));
        }

        return back()->with('success', "{$client->full_name} is rated {$request->rating()}.")->with('auto_hide_success_message', true);
    }
}
