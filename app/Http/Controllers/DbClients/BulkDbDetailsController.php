<?php

declare(strict_types=1);

namespace App\Http\Controllers\DbClients;

use App\Actions\DbClients\MarkDetailsWrong;
use App\Actions\DbClients\SuppressDbClients;
use App\Http\Requests\DbClients\BulkDetailsRequest;
use App\Models\DbAddress;
use App\Models\DbPhoneNumber;
use App\Models\User;
use Illuminate\Container\Attributes\CurrentUser;
use Illuminate\Http\RedirectResponse;
use Illuminate\Support\Str;

/** Marks phone numbers or addresses as wrong or, with a reason, suppresses their DB clients. The route names the model. */
final class BulkDbDetailsController
{
    /** @param  class-string<DbPhoneNumber|DbAddress>  $model */
    public function __invoke(
        BulkDetailsRequest $request,
        string $model,
        MarkDetailsWrong $mark,
        SuppressDbClients $suppress,
        #[CurrentUser] User $actor,
    ): RedirectResponse {
        $reason = $request->reason();
        if ($reason === null) {
            $count = $mark->handle($model, $request->ids(), $actor);
            $message = number_format($count).' '.Str::plural($model === DbAddress::class ? 'address' : 'number', $count).' marked as wrong.';
        } else {
            $ids = array_values($model::query()->whereKey($request->ids())->pluck('db_client_id')->unique()->all());
            $suppress->handle($ids, $reason, $actor);
            $message = number_format(count($ids)).' DB '.Str::plural('client', count($ids)).' marked as do not contact.';
        }

        return back()->with('success', $message)->with('auto_hide_success_message', true);
    }
}
