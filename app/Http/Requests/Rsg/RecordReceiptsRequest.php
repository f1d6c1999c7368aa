<?php

declare(strict_types=1);

namespace App\Http\Requests\Rsg;

use App\Enums\ReceiptSubject;
use App\Http\Requests\FormRequest;
use Illuminate\Validation\Rule;

/** The record whose receipts are shown. */
final class RecordReceiptsRequest extends FormRequest
{
    public function rules(): array
    {
        return [
            'subject' => ['required', Rule::enum(ReceiptSubject::class)],
            'id' => ['required', 'integer', 'min:1'],
        ];
    }
}
