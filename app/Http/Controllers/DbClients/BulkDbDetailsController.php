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

/** Marks phone numbers or addresses as wrong or, with a reason, suppresses their DB clients. The route names the model. */
final class BulkDbDetailsController
{
    /** @param  class-string<DbPhoneNumber|DbAddress>  $model */
    public function __invoke(BulkDetailsRequest $request, string $model, MarkDetailsWrong $mark, SuppressDbClients $suppress, #[CurrentUser] User $actor): RedirectResponse
    {
        $reason = $request->reason();
        $message = $reason === null
            ? $mark->handle($model, $request->ids(), $actor).($model === DbAddress::class ? ' addresses' : ' numbers').' marked as wrong.'
            : $suppress->handle(array_values($model::query()->whereKey($request->ids())->pluck('db_client_id')->unique()->all()), $reason, $actor).' DB clients suppressed.';

        return back()->with('success', $message)->with('auto_hide_success_message', true);
    }
}
