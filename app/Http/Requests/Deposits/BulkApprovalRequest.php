<?php

declare(strict_types=1);

namespace App\Http\Requests\Deposits;

use App\Http\Requests\FormRequest;

/** `deposits`: the `id` of each and its `version` on the page. */
class BulkApprovalRequest extends FormRequest
{
    private const MOST = 100;

    /** @return array<int, int> versions by the deposit's id */
    public function versions(): array
    {
        /** @var list<array{id: int|string, version: int|string}> $deposits */
        $deposits = $this->validated('deposits');

        $versions = [];
        foreach ($deposits as $deposit) {
            $versions[(int) $deposit['id']] = (int) $deposit['version'];
        }

        return $versions;
    }

    /** @return array<string, mixed> */
    public function rules(): array
    {
        return [
            'deposits' => ['required', 'array', 'list', 'max:'.self::MOST],
            'deposits.*.id' => ['required', 'integer', 'min:1', 'distinct'],
            'deposits.*.version' => ['required', 'integer', 'min:1'],
        ];
    }

    /** @return array<string, string> */
    public function messages(): array
    {
        return [
            'deposits.max' => 'At most '.self::MOST.' deposits can be approved at once. Select fewer.',
            'deposits.*' => 'Reload the list and select the deposits again.',
        ];
    }
}
