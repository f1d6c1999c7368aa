<?php

declare(strict_types=1);

namespace App\Http\Requests\Clients;

use App\Http\Requests\FormRequest;

/** `search`, and with `type` one kind of record, `page` by page. Any text is accepted. */
final class FullSearchRequest extends FormRequest
{
    private const LONGEST = 500;

    public function rules(): array
    {
        return [];
    }

    public function search(): string
    {
        $search = $this->query('search');

        return is_string($search) ? mb_substr(mb_scrub($search), 0, self::LONGEST) : '';
    }

    public function type(): ?string
    {
        $type = $this->query('type');

        return in_array($type, ['client', 'lead', 'db_client'], true) ? $type : null;
    }

    public function page(): int
    {
        return max(1, (int) filter_var($this->query('page'), FILTER_VALIDATE_INT));
    }
}
