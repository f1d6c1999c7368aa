<?php

declare(strict_types=1);

namespace App\Http\Requests\Clients;

use App\Enums\EmailStatus;
use App\Enums\MessageDirection;
use App\Http\Requests\ListRequest;
use App\Queries\Clients\EmailSort;
use App\Queries\Lists\ListOrder;
use Illuminate\Validation\Rule;

/** `direction`, and `status` (several, comma-joined). */
final class ClientEmailsRequest extends ListRequest
{
    public function direction(): ?MessageDirection
    {
        $direction = $this->validated('direction');

        return is_string($direction) ? MessageDirection::from($direction) : null;
    }

    /** @return list<EmailStatus> */
    public function status(): array
    {
        /** @var list<string> $status */
        $status = $this->validated('status') ?? [];

        return array_map(EmailStatus::from(...), $status);
    }

    protected function sorts(): string
    {
        return EmailSort::class;
    }

    protected function defaultOrder(): ListOrder
    {
        return new ListOrder(EmailSort::CreatedAt, descending: true);
    }

    protected function filterRules(): array
    {
        return [
            'direction' => ['nullable', 'string', Rule::enum(MessageDirection::class)],
            'status' => ['nullable', 'array', 'list', 'max:10'],
            'status.*' => [Rule::enum(EmailStatus::class)],
        ];
    }

    protected function multiValued(): array
    {
        return ['status'];
    }
}
