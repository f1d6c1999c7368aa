<?php

declare(strict_types=1);

namespace App\Http\Requests\Reports;

use App\Http\Requests\FormRequest;

/** The `version` of the draft that the approver saw. */
final class ApproveStatementRequest extends FormRequest
{
    public function rules(): array
    {
        return ['version' => ['required', 'integer', 'min:1']];
    }
}
