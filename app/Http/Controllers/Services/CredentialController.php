<?php

declare(strict_types=1);

namespace App\Http\Controllers\Services;

use App\Actions\Services\AddCredential;
use App\Actions\Services\ArchiveCredential;
use App\Actions\Services\RevealCredential;
use App\Actions\Services\RotateCredential;
use App\Actions\Services\UpdateCredential;
use App\Data\Services\CredentialDetails;
use App\Data\Services\CredentialsPage;
use App\Enums\Ability;
use App\Http\Controllers\Concerns\AnswersChange;
use App\Http\Requests\ListRequest;
use App\Http\Requests\Services\RevealCredentialRequest;
use App\Http\Requests\Services\RotateCredentialRequest;
use App\Http\Requests\Services\SaveCredentialRequest;
use App\Inertia\Inertia;
use App\Inertia\Response;
use App\Lists\Services\CredentialList;
use App\Models\ServiceCredential;
use App\Models\User;
use App\Queries\Services\CredentialQuery;
use App\Queries\Users\UserChoiceQuery;
use App\Support\OperationRefusedException;
use Illuminate\Container\Attributes\CurrentUser;
use Illuminate\Http\JsonResponse;
use Illuminate\Http\RedirectResponse;
use Illuminate\Http\Request;

final class CredentialController
{
    use AnswersChange;

    public function index(ListRequest $request, CredentialList $list, CredentialQuery $query, #[CurrentUser] User $viewer): Response
    {
        [$credentials, $meta] = $request->page($list);
        $values = $request->parameters($list)->values;
        $opened = $values['credential'] ?? null;
        $canManage = $viewer->can('manageServices');

        return Inertia::render('Services/Credentials', new CredentialsPage(
            credentials: $credentials,
            meta: $meta,
            is_archive: ($values['view'] ?? null) === 'archived',
            opened: static fn (): ?CredentialDetails => $opened === null ? null : $query->find((int) $opened, $viewer),
            owners: UserChoiceQuery::of(User::writersHolding(Ability::ViewServices)),
            can_manage: $canManage,
        ));
    }

    public function store(SaveCredentialRequest $request, AddCredential $add, #[CurrentUser] User $user): RedirectResponse
    {
        $credential = $add->handle($request->fields(), $request->string('secret')->value(), $user, $request->reference());

        return $this->success("{$credential->service} added.");
    }

    public function update(SaveCredentialRequest $request, ServiceCredential $credential, UpdateCredential $update, #[CurrentUser] User $user): RedirectResponse
    {
        return $this->saved(static fn () => $update->handle($credential, $request->fields(), $request->integer('version'), $user), 'Credential saved.');
    }

    public function rotate(
        RotateCredentialRequest $request,
        ServiceCredential $credential,
        RotateCredential $rotate,
        #[CurrentUser] User $user,
    ): RedirectResponse {
        return $this->saved(
            static fn () => $rotate->handle(
                $credential,
                $request->string('secret')->value(),
                $request->validated('rotate_on'),
                $request->integer('version'),
                $user,
            ),
            "Secret of {$credential->service} rotated.",
        );
    }

    public function archive(Request $request, ServiceCredential $credential, ArchiveCredential $archive, #[CurrentUser] User $user): RedirectResponse
    {
        $isArchived = $request->isMethod('put');
        $archive->handle($credential, $isArchived, $user);

        return $this->success($credential->service.($isArchived ? ' archived.' : ' restored.'));
    }

    public function reveal(RevealCredentialRequest $request, ServiceCredential $credential, RevealCredential $reveal, #[CurrentUser] User $viewer): JsonResponse
    {
        try {
            $secret = $reveal->handle($credential, $viewer, $request->string('reason')->value(), $request->boolean('is_copy'), $request->ip());
        } catch (OperationRefusedException $refused) {
            return new JsonResponse(['message' => $refused->getMessage()], 409);
        }

        return new JsonResponse(['secret' => $secret], headers: ['Cache-Control' => 'no-store, private']);
    }
}
