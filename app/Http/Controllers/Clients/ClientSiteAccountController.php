<?php

declare(strict_types=1);

namespace App\Http\Controllers\Clients;

use App\Actions\Clients\SaveSiteAccount;
use App\Http\Requests\Clients\SaveSiteAccountRequest;
use App\Models\Client;
use App\Models\OperatorSite;
use Illuminate\Http\RedirectResponse;

/** A client's account with one operator site. */
final class ClientSiteAccountController
{
    public function update(SaveSiteAccountRequest $request, Client $client, OperatorSite $operatorSite, SaveSiteAccount $save): RedirectResponse
    {
        $account = $save->handle($client, $operatorSite, $request->toEdit());

        return back()->with('success', "{$operatorSite->name} account of {$client->full_name}: {$account->status->label()}.")->with('auto_hide_success_message', true);
    }
}
