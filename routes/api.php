<?php

declare(strict_types=1);

use App\Http\Controllers\Api\BankLineController;
use App\Http\Controllers\Api\BetController;
use App\Http\Controllers\Api\BetstopUpdateController;
use App\Http\Controllers\Api\ClientController;
use App\Http\Controllers\Api\EmailController;
use App\Http\Controllers\Api\FormSubmissionController;
use App\Http\Controllers\Api\IpSightingController;
use App\Http\Controllers\Api\PhoneLogController;
use App\Http\Controllers\Api\RsgCommunicationController;
use App\Http\Controllers\Api\SmsController;
use App\Http\Controllers\Api\SocialMediaReviewController;
use App\Http\Controllers\Api\WithdrawalRequestController;
use App\Http\Controllers\Shell\UnknownPathController;
use App\Http\IntakeCall;
use App\Http\Middleware\AskBetstopRegister;
use App\Http\Middleware\AuthenticateIntakeToken;
use App\Http\Middleware\ThrottleIntake;
use App\Http\Middleware\VerifyWebhookSignature;
use App\Infrastructure\Deliveries\IntakeScope;
use Illuminate\Support\Facades\Route;

// The HTTP intake under /api/v1: every call with its scope, with a token or signed.
$calls = static function (): void {
    Route::post('clients', [ClientController::class, 'store'])->middleware(IntakeCall::needs(IntakeScope::CreateClients, before: [AskBetstopRegister::class]))->name('clients.store');
    Route::post('bank-lines', [BankLineController::class, 'store'])->middleware(IntakeCall::needs(IntakeScope::CreateBankLines))->name('bank-lines.store');
    Route::post('sms/inbound', [SmsController::class, 'store'])->middleware(IntakeCall::needs(IntakeScope::ReceiveSms))->name('sms.inbound');
    Route::post('sms/delivery-reports', [SmsController::class, 'report'])->middleware(IntakeCall::needs(IntakeScope::ReceiveSms))->name('sms.delivery-reports');
    Route::post('emails/inbound', [EmailController::class, 'store'])->middleware(IntakeCall::needs(IntakeScope::ReceiveEmails))->name('emails.inbound');
    Route::post('emails/delivery-reports', [EmailController::class, 'report'])->middleware(IntakeCall::needs(IntakeScope::ReceiveEmails))->name('emails.delivery-reports');
    Route::post('withdrawal-requests', [WithdrawalRequestController::class, 'store'])->middleware(IntakeCall::needs(IntakeScope::CreateWithdrawalRequests))->name('withdrawal-requests.store');
    Route::post('withdrawal-requests/{reference}/cancel', [WithdrawalRequestController::class, 'cancel'])->middleware(IntakeCall::needs(IntakeScope::CreateWithdrawalRequests))->where('reference', '[A-Za-z0-9._:@+=-]{1,64}')->name('withdrawal-requests.cancel');
    Route::post('phone-logs', [PhoneLogController::class, 'store'])->middleware(IntakeCall::needs(IntakeScope::CreatePhoneLogs))->name('phone-logs.store');
    Route::post('rsg-communications', [RsgCommunicationController::class, 'store'])->middleware(IntakeCall::needs(IntakeScope::CreateRsgCommunications))->name('rsg-communications.store');
    Route::post('form-submissions', [FormSubmissionController::class, 'store'])->middleware(IntakeCall::needs(IntakeScope::CreateFormSubmissions))->name('form-submissions.store');
    Route::post('social-media-reviews', [SocialMediaReviewController::class, 'store'])->middleware(IntakeCall::needs(IntakeScope::CreateSocialMediaReviews, upload: true))->name('social-media-reviews.store');
    Route::post('bets', [BetController::class, 'store'])->middleware(IntakeCall::needs(IntakeScope::CreateBets))->name('bets.store');
    Route::post('ip-sightings', [IpSightingController::class, 'store'])->middleware(IntakeCall::needs(IntakeScope::CreateIpSightings))->name('ip-sightings.store');
    Route::post('betstop-updates', [BetstopUpdateController::class, 'store'])->middleware(IntakeCall::needs(IntakeScope::CreateBetstopUpdates))->name('betstop-updates.store');
};

// 1. With a token.
Route::middleware([AuthenticateIntakeToken::class, ThrottleIntake::class.':api'])->name('api.')->group($calls);

// 2. Signed: docs/decisions/0014-signed-intake-webhooks.md
Route::middleware([VerifyWebhookSignature::class, ThrottleIntake::class.':webhooks'])->prefix('webhooks/{source}')->where(['source' => '[a-z0-9-]{1,64}'])->name('api.webhooks.')->group($calls);

// Before the fallback of pages, which would start a session.
Route::any('{path}', UnknownPathController::class)->where('path', '.*')->fallback();
