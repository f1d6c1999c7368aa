<?php

declare(strict_types=1);

namespace App\Http\Controllers\Clients;

use App\Actions\Messages\RecordSmsOptOut;
use App\Actions\Messages\UndoSmsOptOut;
use App\Http\Controllers\Concerns\AnswersChange;
use App\Http\Requests\Clients\RecordSmsOptOutRequest;
use App\Models\Client;
use App\Models\User;
use Illuminate\Container\Attributes\CurrentUser;
use Illuminate\Http\RedirectResponse;

final class SmsOptOutController
{
    use AnswersChange;

    public function store(RecordSmsOptOutRequest $request, Client $client, RecordSmsOptOut $record, #[CurrentUser] User $actor): RedirectResponse
    {
        return $record->handle($client, $request->string('how_asked')->value(), $actor)
            ? $this->success('SMS opt-out recorded.')
            : back(303)->with('error', 'This client has already opted out of SMS.');
    }

    public function destroy(Client $client, UndoSmsOptOut $undo, #[CurrentUser] User $actor): RedirectResponse
    {
        return $this->changed(static fn () => $undo->handle($client, $actor), 'SMS opt-out undone.');
    }
}
