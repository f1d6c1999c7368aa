<?php

declare(strict_types=1);

namespace App\Http\Controllers\Users;

use App\Actions\Users\SaveCertificationType;
use App\Http\Controllers\Concerns\AnswersChange;
use App\Http\Requests\Users\SaveCertificationTypeRequest;
use App\Inertia\Inertia;
use App\Inertia\Response;
use App\Models\CertificationType;
use App\Models\User;
use App\Queries\Users\CertificationTypesQuery;
use Illuminate\Container\Attributes\CurrentUser;
use Illuminate\Http\RedirectResponse;
use Illuminate\Support\Arr;

final class CertificationTypeController
{
    use AnswersChange;

    public function index(CertificationTypesQuery $query, #[CurrentUser] User $viewer): Response
    {
        return Inertia::render('Users/Certifications/Types', $query->page($viewer));
    }

    public function store(SaveCertificationTypeRequest $request, SaveCertificationType $save): RedirectResponse
    {
        return $this->keep($request, $save, null);
    }

    public function update(SaveCertificationTypeRequest $request, CertificationType $certificationType, SaveCertificationType $save): RedirectResponse
    {
        return $this->keep($request, $save, $certificationType);
    }

    private function keep(SaveCertificationTypeRequest $request, SaveCertificationType $save, ?CertificationType $type): RedirectResponse
    {
        /** @var array{roles: list<int|string>, abilities: list<string>} $fields */
        $fields = $request->validated();
        $done = $type === null ? 'Certification type created.' : 'Certification type saved.';

        return $this->saved(
            static fn () => $save->handle(
                $type,
                Arr::only($fields, ['title', 'description', 'valid_months', 'has_grace']),
                array_map(intval(...), $fields['roles']),
                $fields['abilities'],
                $request->integer('version'),
                $request->staff(),
            ),
            $done,
        );
    }
}
