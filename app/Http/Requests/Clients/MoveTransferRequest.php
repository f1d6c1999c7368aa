<?php

declare(strict_types=1);

namespace App\Http\Requests\Clients;

use App\Enums\TransferStatus;
use App\Http\Requests\FormRequest;
use Illuminate\Validation\Rule;

/** The next `status` of the transfer. Declining it or reporting a failure needs a `reason`. */
final class MoveTransferRequest extends FormRequest
{
    public function rules(): array
    {
        $status = $this->input('status');
        $needsReason = is_string($status) && TransferStatus::tryFrom($status)?->needsReason() === true;

        return [
            'status' => ['required', 'string', Rule::enum(TransferStatus::class)->except(TransferStatus::Requested)],
            'reason' => [$needsReason ? 'required' : 'nullable', 'string', 'max:255'],
        ];
    }

    public function messages(): array
    {
        return [
            'status.*' => 'Choose a valid next status for this transfer.',
            'reason.required' => 'Enter a reason.',
            'reason.max' => 'The reason must be at most 255 characters.',
        ];
    }
}
